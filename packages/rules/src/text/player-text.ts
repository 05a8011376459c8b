/** Embeddings, overrides and isolates. They turn what follows them; the marks U+200E, U+200F and U+061C don't. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]+/gu;
/** Letters and signs that show as a blank: Hangul's fillers and the braille pattern without dots. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Characters of no width that no script or emoji needs within a name. */
const NO_WIDTH = /[\u034f\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufff8]+/gu;
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks than any script puts on a letter, by Unicode Technical Standard 39, section 5.4. */
const STACKED_MARKS = /(?:[\p{Mn}\p{Me}]\p{Default_Ignorable_Code_Point}*){5}/u;

/** Returns a text of several lines as it is stored: without controls of direction, and without blanks around it. */
export function cleanText(text: string): string {
	return text.replace(DIRECTION_CONTROLS, "").trim();
}

/** Returns a name, a label or a subject as it is stored: a clean text whose blanks are plain ones, without what has no width. */
export function cleanLine(text: string): string {
	return cleanText(text.replace(NO_WIDTH, "").replace(BLANKS, " "));
}

/** Returns a name for a sentence of plain text, so that its direction is its own: in markup, `<bdi>` does that. */
export function isolated(name: string): string {
	return `\u2068${name}\u2069`;
}

/** Returns whether a text can be stored and shown: PostgreSQL takes no NUL, and half of a surrogate pair is no text. */
export function isReadable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0") && !STACKED_MARKS.test(text);
}

/** Returns whether something of a text leaves a mark on the screen. */
export function isSeen(text: string): boolean {
	return SEEN.test(text);
}

/** Returns whether a text has more code points than that. Does not count them all: a body may hold a million. */
export function isLongerThan(text: string, codePoints: number): boolean {
	if (text.length <= codePoints) return false;
	return text.length > 2 * codePoints || [...text].length > codePoints;
}

/** A text that is so many times too long is refused before it is cleaned: cleaning a million characters takes 50 ms. */
const MAX_TIMES_TOO_LONG = 20;

/** The codes for what can be wrong with a text; without `unreadable` or `empty`, that is allowed. */
interface TextCodes<Code> {
	readonly unreadable?: Code;
	readonly empty?: Code;
	readonly tooLong: Code;
}

/** Returns what is wrong with a text; null when it is fine. Its length is counted in code points, as it is stored. */
export function checkText<Code extends string>(
	text: string,
	max: number,
	{ unreadable, empty, tooLong }: TextCodes<Code>,
): Code | null {
	if (text.length > MAX_TIMES_TOO_LONG * max) return tooLong;
	const clean = cleanText(text);
	if (unreadable && !isReadable(clean)) return unreadable;
	if (empty && !isSeen(clean)) return empty;
	return isLongerThan(clean, max) ? tooLong : null;
}
