/** "height in metres" becomes "Height in metres". */
export function capitalize(text: string): string {
	const [first = "", ...rest] = text;
	return first.toUpperCase() + rest.join("");
}
