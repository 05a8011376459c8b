import { isGamePage, isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { redirect } from "@tanstack/react-router";
import type { Visit } from "./session.ts";

/** Whether this document's content security policy allows pictures of any site. */
export function mayLoadRemote(): boolean {
	return import.meta.env.SSR || document.documentElement.dataset.remotePictures !== "no";
}

/** Null for another site's picture that this document may not load. */
export function shownPicture(imageUrl: string | undefined): string | null {
	return imageUrl && (mayLoadRemote() || !isRemotePicture(imageUrl)) ? imageUrl : null;
}

/** Reloads the document for a custom game's page if it may not load the game's pictures. @throws a redirect */
export function enterGamePages({ location, preload }: Visit): void {
	if (import.meta.env.SSR || preload || mayLoadRemote() || !isGamePage(location.pathname)) return;
	throw redirect({ href: location.href, reloadDocument: true });
}
