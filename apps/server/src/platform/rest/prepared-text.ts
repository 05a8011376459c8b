import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { answerWithAllHeaders } from "../http/headers.ts";
import { requestHeader } from "../http/request-header.ts";
import type { Settings } from "../settings.ts";
import { entityTag, matchesTag } from "./entity-tag.ts";

/** A finished answer in JSON, with its entity tag. */
export interface PreparedText {
	readonly text: string;
	readonly etag: string;
}

export function prepareText(text: string): PreparedText {
	return { text, etag: entityTag(text) };
}

/** Answers with the text, or 304 if `If-None-Match` has its tag. */
export function answerPrepared(
	c: Context<ApiEnv>,
	settings: Pick<Settings, "publicUrl" | "trustProxy">,
	{ text, etag }: PreparedText,
	headers: Readonly<Record<string, string>>,
): Response {
	const common = { ETag: etag, "Cache-Control": "private, no-cache" };
	if (matchesTag(requestHeader(c, "if-none-match"), etag))
		return answerWithAllHeaders(c, settings, null, 304, common);
	return answerWithAllHeaders(c, settings, text, 200, { ...headers, ...common });
}
