import { runInNewContext } from "node:vm";
import { AppError } from "@hilo/rules/errors/errors";
import { withBasePath } from "@hilo/rules/site/base-path";
import { type Branding, mailtoUrl } from "@hilo/rules/site/branding";
import type { LegalInput } from "@hilo/rules/site/legal.schema";
import { isoTime } from "../../../platform/iso-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createCache } from "../../../platform/process-caches.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { findLatest } from "./legal.repo.ts";
import type { LegalHtml } from "./to-html.ts";

/** @throws AppError 404 if none is stored. */
export async function readLegal(ctx: Platform, { kind }: LegalInput) {
	const text = await findLatest(ctx.db.kysely, kind);
	if (!text) throw new AppError("site/no-such-legal-text");
	const { version, published_at } = text;
	const { html, contents } = await shownHtml(fillIn(text.markdown, await loadBranding(ctx)));
	return {
		html: withOwnLinks(html, ctx.settings.basePath),
		contents,
		version,
		publishedAt: isoTime(published_at),
	};
}

/** Puts the base path before the links to the site's own pages. */
export function withOwnLinks(html: string, basePath: string): string {
	return html.replaceAll(
		/(<a href=")(\/[^"]*)/g,
		(_, tag: string, path: string) => tag + withBasePath(basePath, path),
	);
}

const shown = createCache<LegalHtml>("legalTexts");

/** Cached. The Markdown parser is loaded with the first text. */
function shownHtml(markdown: string): Promise<LegalHtml> {
	const load = async () => (await import("./to-html.ts")).toHtml(markdown);
	return shown.forceFetch(markdown, { context: load });
}

/** In ms; blocks the event loop. A real text of 100,000 characters takes less than a second. */
const MAX_PARSE_MS = 3_000;

/** Not cached, because an administrator is still editing the text.
 * @throws AppError 400 for a text that nests too deeply, has too large tables or takes longer than `maxMs`. */
export async function freshHtml(markdown: string, maxMs = MAX_PARSE_MS): Promise<LegalHtml> {
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

const SITE = "{site}";
const CONTACT = "{contact}";

/** Replaces `{site}` and `{contact}` in Markdown. Without a contact, a line with `{contact}` is left out. */
export function fillIn(markdown: string, { name, contact }: Branding): string {
	const named = markdown.replaceAll(SITE, () => escaped(name));
	if (contact === null) return named.replace(LINES_WITH_CONTACT, "");
	return named
		.replaceAll(`mailto:${CONTACT}`, () => mailtoUrl(contact))
		.replaceAll(CONTACT, () => `[${escaped(contact)}](<${mailtoUrl(contact)}>)`);
}

const LINES_WITH_CONTACT = /^.*\{contact\}.*(?:\n|$)/gm;

/** CommonMark allows a backslash before every ASCII punctuation character. */
function escaped(text: string): string {
	return text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
