import { isGamePage, isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { redirect } from "@tanstack/react-router";

/** Whether this document may load pictures of any site: the policy came with it, and stays as long as it does. */
export function mayLoadRemote(): boolean {
	return import.meta.env.SSR || document.documentElement.dataset.remotePictures !== "no";
}

/** Returns an item's picture where it can be shown: null for another site's that this document may not load, whose request would fail. */
export function shownPicture(imageUrl: string | undefined): string | null {
	return imageUrl && (mayLoadRemote() || !isRemotePicture(imageUrl)) ? imageUrl : null;
}

/** Loads the pages of custom games anew when one comes to them from a document that may not load their pictures. @throws a redirect */
export function enterGamePages({ location, preload }: { location: Entered; preload: boolean }): void {
	if (import.meta.env.SSR || preload || mayLoadRemote() || !isGamePage(location.pathname)) return;
	throw redirect({ href: location.href, reloadDocument: true });
}

interface Entered {
	readonly pathname: string;
	readonly href: string;
}
