import { runInNewContext } from "node:vm";
import { AppError } from "@hilo/rules/errors/app-error";
import type { LegalHtml } from "./to-html.ts";

/** Two texts, and some of their older versions. */
const MOST = 8;
const shown = new Map<string, Promise<LegalHtml>>();

/** Returns the HTML of a legal text, made once. What makes it is loaded with the first one. */
export function shownHtml(markdown: string): Promise<LegalHtml> {
	const kept = shown.get(markdown);
	if (kept) return kept;
	const made = import("./to-html.ts").then(({ toHtml }) => toHtml(markdown));
	shown.set(markdown, made);
	made.catch(() => shown.delete(markdown));
	const [oldest] = shown.keys();
	if (shown.size > MOST && oldest !== undefined) shown.delete(oldest);
	return made;
}

/** How long a text may take, in ms: some 100,000 characters of a real one take less than a second. Nobody else is answered meanwhile. */
const MAX_MS = 3_000;

/**
 * The same of a text that an administrator has just written, and that may be another a moment later.
 *
 * @throws AppError 400 for one whose parts stand in each other so often, or whose tables are so large, that it can't be shown or takes
 * longer than `maxMs`.
 */
export async function freshHtml(markdown: string, maxMs = MAX_MS): Promise<LegalHtml> {
	const { toHtml } = await import("./to-html.ts");
	const work = () => toHtml(markdown);
	try {
		// The parser knows no limit and gives nobody else a turn: V8 has to stop it.
		return runInNewContext("work()", { work }, { timeout: maxMs });
	} catch (error) {
		// The stack was full, or the time over.
		if (error instanceof RangeError || isTimeout(error)) throw new AppError("site/legal-too-deep");
		throw error;
	}
}

/** Such an error is made in the other context: it is no instance of this one's classes. */
function isTimeout(error: unknown): boolean {
	if (typeof error !== "object" || error === null || !("code" in error)) return false;
	return error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
