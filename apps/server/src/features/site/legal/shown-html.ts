import { runInNewContext } from "node:vm";
import { AppError } from "@hilo/rules/errors/errors";
import { createCache } from "../../../platform/process-caches.ts";
import type { LegalHtml } from "./to-html.ts";

const shown = createCache<LegalHtml>("legalTexts");

/** Cached. The Markdown parser is loaded with the first text. */
export function shownHtml(markdown: string): Promise<LegalHtml> {
	const load = async () => (await import("./to-html.ts")).toHtml(markdown);
	return shown.forceFetch(markdown, { context: load });
}

/** In ms; blocks the event loop. A real text of 100,000 characters takes less than a second. */
const MAX_MS = 3_000;

/** Not cached, because an administrator is still editing the text.
 * @throws AppError 400 for a text that nests too deeply, has too large tables or takes longer than `maxMs`. */
export async function freshHtml(markdown: string, maxMs = MAX_MS): Promise<LegalHtml> {
	const { toHtml } = await import("./to-html.ts");
	const work = () => toHtml(markdown);
	try {
		// The parser is synchronous and knows no limit, so V8 has to stop it.
		return runInNewContext("work()", { work }, { timeout: maxMs });
	} catch (error) {
		// A stack overflow, or the timeout.
		if (error instanceof RangeError || isTimeout(error)) throw new AppError("site/legal-too-deep");
		throw error;
	}
}

/** The error comes from the other context, so `instanceof` does not work. */
function isTimeout(error: unknown): boolean {
	if (typeof error !== "object" || error === null || !("code" in error)) return false;
	return error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
