/** Quotes an identifier for SQL. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
