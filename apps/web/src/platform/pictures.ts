import { drawnItemUrl } from "@hilo/rules/custom-games/drawn-item";
import { isGamePage, isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { redirect } from "@tanstack/react-router";
import type { Visit } from "./session.ts";

/** Whether this document's content security policy allows pictures of any site. */
export function mayLoadRemote(): boolean {
	return import.meta.env.SSR || document.documentElement.dataset.remotePictures !== "no";
}

/** Null for another site's picture that this document may not load. */
function shownPicture(imageUrl: string | undefined): string | null {
	return imageUrl && (mayLoadRemote() || !isRemotePicture(imageUrl)) ? imageUrl : null;
}

/** Null also for the picture that the site draws for the item: the page draws the same. */
export function shownItemPicture({ name, imageUrl }: { name: string; imageUrl?: string }): string | null {
	return imageUrl === drawnItemUrl(name) ? null : shownPicture(imageUrl);
}

/** Reloads the document for a custom game's page if it may not load the game's pictures. @throws a redirect */
export function enterGamePages({ location, preload }: Visit): void {
	if (import.meta.env.SSR || preload || mayLoadRemote() || !isGamePage(location.pathname)) return;
	throw redirect({ href: location.href, reloadDocument: true });
}
