import { drawnItemUrl } from "@hilo/rules/custom-games/item";
import { isGamePage, isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { Visit } from "./session.ts";

/** Whether this document's content security policy allows pictures of any site. */
function mayLoadRemote(): boolean {
	return document.documentElement.dataset.remotePictures !== "no";
}

const neverChanges = () => () => {};

/**
 * Whether the page may show a picture. Those of other sites wait for hydration: only the document knows its policy.
 * With `useHydrated`, each picture of a list would be rendered twice.
 */
export function useMayLoad(imageUrl: string): boolean {
	const isLocal = !isRemotePicture(imageUrl);
	return useSyncExternalStore(
		neverChanges,
		() => isLocal || mayLoadRemote(),
		() => isLocal,
	);
}

/** An item's picture; null if it may not be loaded, and for the one that the site draws: the page draws the same. */
export function useItemPicture({
	name,
	imageUrl = "",
}: {
	name: string;
	imageUrl?: string | undefined;
}): string | null {
	const mayLoad = useMayLoad(imageUrl);
	return imageUrl !== "" && mayLoad && imageUrl !== drawnItemUrl(name) ? imageUrl : null;
}

/** Reloads the document for a custom game's page if it may not load the game's pictures. @throws a redirect */
export function enterGamePages({ location, preload }: Visit): void {
	if (import.meta.env.SSR || preload || mayLoadRemote() || !isGamePage(location.pathname)) return;
	throw redirect({ href: location.publicHref, reloadDocument: true });
}
