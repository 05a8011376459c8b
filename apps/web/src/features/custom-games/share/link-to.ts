/**
 * Returns the whole address that shares a game. Whoever came by a link, but is not told the game's own, can only pass on the one that
 * they have.
 */
export function linkTo({ shareableLink }: { readonly shareableLink: string | null }): string {
	if (shareableLink !== null) return window.location.origin + shareableLink;
	const here = new URL(window.location.href);
	here.searchParams.delete("preview");
	here.hash = "";
	return here.href;
}
