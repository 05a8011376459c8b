const MAX_LENGTH = 100_000;
const MAX_LINES = 1000;

export const TOO_LONG_TO_SHOW = "The text is too long to show here.";

/** Whether a text may be put into a text area. Chromium takes minutes for one with 300,000 short lines. */
export function canBeShown(text: string): boolean {
	if (text.length > MAX_LENGTH) return false;
	return text.split(/\r\n?|\n/, MAX_LINES + 1).length <= MAX_LINES;
}
