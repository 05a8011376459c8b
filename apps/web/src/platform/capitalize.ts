/** "height in metres" becomes "Height in metres". */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
