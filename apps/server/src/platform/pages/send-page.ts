import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "../http/api-env.ts";
import { encodingFor } from "../http/content-encoding.ts";
import { namesTag } from "../rest/entity-tag.ts";
import type { PreparedAnswer } from "./prepared-page.ts";

export async function sendPage(c: Context<ApiEnv>, page: PreparedAnswer): Promise<Response> {
	// A page depends on who asks, so nothing between server and browser may cache it.
	c.header("Cache-Control", "private, no-cache");
	c.header("Vary", "Cookie, Accept-Encoding");
	if (page.kind === "redirect") return c.redirect(page.location, 302);
	if (page.tag) {
		c.header("ETag", page.tag);
		// Without a policy: the browser's copy runs by the policy of its own rendering.
		if (page.status === 200 && namesTag(c.req.header("If-None-Match"), page.tag)) return c.body(null, 304);
	}
	if (page.policy) c.header("Content-Security-Policy", page.policy);
	c.header("Content-Type", "text/html; charset=utf-8");
	const encoding = encodingFor(c.req.header("Accept-Encoding"));
	if (encoding !== "identity") c.header("Content-Encoding", encoding);
	const body = await page.in(encoding);
	// Set before the body, so that HEAD gets it too.
	c.header("Content-Length", String(body.length));
	return c.newResponse(body, page.status as StatusCode);
}
