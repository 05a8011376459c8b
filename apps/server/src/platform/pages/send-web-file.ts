import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { encodingFor } from "../http/content-encoding.ts";
import { matchesTag } from "../rest/entity-tag.ts";
import type { WebFiles } from "./web-files.ts";

const NOT_FOUND = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Answers without the rest of the application, which has nothing to add. */
export function sendWebFile(files: WebFiles) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const file = await files.get(c.req.path, encodingFor(c.req.header("Accept-Encoding")));
		if (!file) return c.body("404 Not Found", 404, NOT_FOUND);
		const { content, etag, headers, contentHeaders } = file;
		if (matchesTag(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
		return c.body(content, 200, { ...headers, ...contentHeaders });
	};
}
