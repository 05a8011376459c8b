import { createHash } from "node:crypto";

/**
 * Returns the hash of an inline script or style for a content security policy. Browsers hash the parsed text, in which
 * line ends are "\n" and NUL is U+FFFD.
 */
export function inlineHash(text: string): string {
	const parsed = /[\r\0]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD") : text;
	return `sha256-${createHash("sha256").update(parsed).digest("base64")}`;
}
