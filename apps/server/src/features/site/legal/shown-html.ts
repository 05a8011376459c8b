import { AppError } from "@hilo/rules/errors/app-error";
import type { LegalHtml } from "./to-html.ts";

/** Two texts, and some of their older versions. */
const MOST = 8;
const shown = new Map<string, Promise<LegalHtml>>();

/** Returns the HTML of a legal text, made once. What makes it is loaded with the first one. */
export function shownHtml(markdown: string): Promise<LegalHtml> {
	const kept = shown.get(markdown);
	if (kept) return kept;
	const made = freshHtml(markdown);
	shown.set(markdown, made);
	made.catch(() => shown.delete(markdown));
	const [oldest] = shown.keys();
	if (shown.size > MOST && oldest !== undefined) shown.delete(oldest);
	return made;
}

/** The same of a text that may be another a moment later. @throws AppError 400 for one whose parts stand in each other thousands of times. */
export async function freshHtml(markdown: string): Promise<LegalHtml> {
	const { toHtml } = await import("./to-html.ts");
	try {
		return toHtml(markdown);
	} catch (error) {
		// The stack was full.
		if (error instanceof RangeError) throw new AppError("site/legal-too-deep");
		throw error;
	}
}
