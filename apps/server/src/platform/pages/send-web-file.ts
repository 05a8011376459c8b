import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { encodingFor } from "../http/content-encoding.ts";
import { answerWithAllHeaders } from "../http/headers.ts";
import { matchesTag } from "../rest/entity-tag.ts";
import type { Settings } from "../settings.ts";
import type { WebFiles } from "./web-files.ts";

const NOT_FOUND = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Answers without the rest of the application, which has nothing to add. */
export function sendWebFile(files: WebFiles, settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const file = await files.get(c.req.path, encodingFor(c.req.header("Accept-Encoding")));
		if (!file) return answerWithAllHeaders(c, settings, "404 Not Found", 404, NOT_FOUND);
		const { content, etag, headers, contentHeaders } = file;
		if (matchesTag(c.req.header("If-None-Match"), etag))
			return answerWithAllHeaders(c, settings, null, 304, headers);
		return answerWithAllHeaders(c, settings, content, 200, { ...headers, ...contentHeaders });
	};
}
