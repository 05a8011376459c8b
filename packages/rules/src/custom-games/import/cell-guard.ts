/**
 * A spreadsheet runs a cell that starts with one of these, also behind a break that it may take for the end of a cell. An apostrophe
 * before it makes it text (OWASP, "CSV Injection").
 */
const RUNS = /(^|[;\t\r\n][^\S;\t\r\n]*)('*)(?=[=+\-@＝＋－＠])/g;

/** Returns a text that no spreadsheet runs as a formula. `unguarded` gives back the same text. */
export function guarded(text: string): string {
	return text.replace(RUNS, "$1'$2");
}

/** Returns the text before it was guarded: one apostrophe less before what would run. */
export function unguarded(text: string): string {
	return text.replace(RUNS, (_, before: string, apostrophes: string) => before + apostrophes.slice(1));
}
