import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";

/** A strong tag of the content itself. */
export function entityTag(content: string | Uint8Array): string {
	return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Answers 304 if `If-None-Match` names the tag; unlike Hono's `etag`, without calling `answer`. */
export async function answerUnlessKnown(
	c: Context<ApiEnv>,
	etag: string | null | undefined,
	answer: () => Promise<Response>,
): Promise<Response> {
	if (!etag) return answer();
	if (matchesTag(c.req.header("If-None-Match"), etag)) return addTag(c.body(null, 304), etag);
	const response = await answer();
	return response.ok ? addTag(response, etag) : response;
}

function addTag(response: Response, etag: string): Response {
	response.headers.set("ETag", etag);
	return response;
}

/** RFC 9110, 13.1.2: one of a list, or weakened by a proxy that compressed the answer. */
function matchesTag(header: string | undefined, etag: string): boolean {
	if (header === undefined || header === etag) return header === etag;
	const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, "");
	return header
		.split(",")
		.some((tag) => tag.trim() === "*" || withoutWeakPrefix(tag) === withoutWeakPrefix(etag));
}
