/** A name as SQL writes one that may hold anything. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
