import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { encodingFor } from "../http/content-encoding.ts";
import { isHttps } from "../http/public-origin.ts";
import { constantHeaders } from "../http/security-headers.ts";
import { namesTag } from "../rest/entity-tag.ts";
import type { Settings } from "../settings.ts";
import type { WebFiles } from "./web-files.ts";

/** Answers without the rest of the application, which has nothing to add. */
export function sendWebFile(files: WebFiles, settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const constant = constantHeaders({ https: isHttps(c, settings) });
		const file = await files.get(c.req.path, encodingFor(c.req.header("Accept-Encoding")));
		if (!file) {
			const headers = {
				...constant,
				"Content-Type": "text/plain; charset=utf-8",
				"Cache-Control": "no-store",
			};
			return new Response("404 Not Found", { status: 404, headers });
		}
		if (namesTag(c.req.header("If-None-Match"), file.etag))
			return new Response(null, { status: 304, headers: { ...constant, ...file.headers } });
		return new Response(file.content, { headers: { ...constant, ...file.headers, ...file.contentHeaders } });
	};
}
