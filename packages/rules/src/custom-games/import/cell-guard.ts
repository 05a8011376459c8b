/** Where spreadsheets start a formula, also after a break in a cell. An apostrophe stops it (OWASP, CSV injection). */
const RUNS = /(^|[;\t\r\n][^\S;\t\r\n]*)('*)(?=[=+\-@＝＋－＠])/g;

/** Protects a cell of a CSV file against formula injection; `unescapeFormula` gives the original. */
export function escapeFormula(text: string): string {
	return text.replace(RUNS, "$1'$2");
}

/** Returns the text as it was before `escapeFormula`. */
export function unescapeFormula(text: string): string {
	return text.replace(RUNS, (_, before: string, apostrophes: string) => before + apostrophes.slice(1));
}
