import { createHash } from "node:crypto";

/**
 * Returns what a content security policy calls the text of an inline script or style by. The browser hashes what it has parsed, in which
 * line ends are one sign and a NUL is the sign for what can't be read.
 */
export function inlineHash(text: string): string {
	const parsed = /[\r\0]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD") : text;
	return `sha256-${createHash("sha256").update(parsed).digest("base64")}`;
}
