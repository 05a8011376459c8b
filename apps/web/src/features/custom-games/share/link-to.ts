/** Returns the absolute address to share. Players who are not told the game's link share the one they came by. */
export function linkTo({ shareableLink }: { readonly shareableLink: string | null }): string {
	if (shareableLink !== null) return window.location.origin + shareableLink;
	const here = new URL(window.location.href);
	here.searchParams.delete("preview");
	here.hash = "";
	return here.href;
}
