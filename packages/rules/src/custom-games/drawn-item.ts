/** Returns the address of the picture that the site draws for an item of that name. */
export function drawnItemUrl(name: string): string {
	return `/drawn/item/${encodeURIComponent(name.trim().toWellFormed())}.svg`;
}
