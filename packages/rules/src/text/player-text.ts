/** Embeddings, overrides and isolates, which change the text after them. U+200E, U+200F and U+061C don't. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]+/gu;
/** Letters and signs that look like a blank: Hangul fillers and the braille pattern without dots. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Zero-width characters that no script or emoji needs within a name. */
const NO_WIDTH = /[\u034f\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufff8]+/gu;
/** Control characters, such as tabs and line feeds, and the two separators of lines. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks than any script puts on a letter (Unicode Technical Standard 39, section 5.4). */
const STACKED_MARKS = /(?:[\p{Mn}\p{Me}]\p{Default_Ignorable_Code_Point}*){5}/u;

/** Returns a text of several lines as stored: trimmed, without direction controls. One that shows nothing is empty. */
export function cleanText(text: string): string {
	const clean = text.replace(DIRECTION_CONTROLS, "").trim();
	return SEEN.test(clean) ? clean : "";
}

/** Returns an operator's text as stored: clean, with `\n` at the end of each line. */
export function cleanLongText(text: string): string {
	return cleanText(text.replace(/\r\n?/g, "\n"));
}

/** Returns a line of text as stored: clean, with plain blanks only, without zero-width and control characters. */
export function cleanLine(text: string): string {
	return cleanText(text.replace(NO_WIDTH, "").replace(BLANKS, " ").replace(CONTROLS, " "));
}

/** Returns a name that does not change the direction of the plain text around it. In markup, use `<bdi>`. */
export function isolated(name: string): string {
	return `\u2068${name}\u2069`;
}

/** PostgreSQL refuses NUL; half of a surrogate pair is no text. */
function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}

/** Returns whether a text can be stored, and shown among others: stacked marks cover the lines around them. */
export function isReadable(text: string): boolean {
	return isStorable(text) && !STACKED_MARKS.test(text);
}

/** Returns whether a text has more code points than that, without counting those of a very long text. */
function isLongerThan(text: string, codePoints: number): boolean {
	if (text.length <= codePoints) return false;
	return text.length > 2 * codePoints || [...text].length > codePoints;
}

/** A text this many times too long is refused before cleaning, which takes 50 ms for a million characters. */
const MAX_TIMES_TOO_LONG = 20;

/** Without `unreadable` or `empty`, such a text is accepted. */
interface TextCodes<Code> {
	readonly unreadable?: Code;
	readonly empty?: Code;
	readonly tooLong: Code;
}

/** Returns the error code of a text; null when it is valid. It is cleaned and then counted in code points. */
export function checkText<Code extends string>(
	text: string,
	max: number,
	{ unreadable, empty, tooLong }: TextCodes<Code>,
): Code | null {
	if (text.length > MAX_TIMES_TOO_LONG * max) return tooLong;
	const clean = cleanText(text);
	if (unreadable && !isReadable(clean)) return unreadable;
	if (empty && clean === "") return empty;
	return isLongerThan(clean, max) ? tooLong : null;
}

/** Like `checkText`, but for an operator's text, which may have any marks. */
export function checkLongText<Code extends string>(
	text: string,
	max: number,
	{ unreadable, empty, tooLong }: Required<TextCodes<Code>>,
): Code | null {
	const clean = cleanLongText(text);
	if (!isStorable(clean)) return unreadable;
	if (clean === "") return empty;
	return isLongerThan(clean, max) ? tooLong : null;
}
