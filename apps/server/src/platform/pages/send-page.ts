import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "../http/api-env.ts";
import { type EncodedContent, sendEncoded } from "../http/content-encoding.ts";
import { matchesTag } from "../rest/entity-tag.ts";

export interface PreparedPage {
	readonly kind: "page";
	readonly status: number;
	/** The Content-Security-Policy; null in development. */
	readonly policy: string | null;
	/** One entity tag for all encodings; null if the page is not cached. */
	readonly tag: string | null;
	readonly content: EncodedContent;
}

export type PreparedAnswer = PreparedPage | { readonly kind: "redirect"; readonly location: string };

export async function sendPage(c: Context<ApiEnv>, page: PreparedAnswer): Promise<Response> {
	// A page depends on who asks, so nothing between server and browser may cache it.
	c.header("Cache-Control", "private, no-cache");
	c.header("Vary", "Cookie, Accept-Encoding");
	if (page.kind === "redirect") return c.redirect(page.location, 302);
	if (page.tag) {
		c.header("ETag", page.tag);
		// Without a policy: the browser's copy runs by the policy of its own rendering.
		if (page.status === 200 && matchesTag(c.req.header("If-None-Match"), page.tag)) return c.body(null, 304);
	}
	if (page.policy) c.header("Content-Security-Policy", page.policy);
	c.header("Content-Type", "text/html; charset=utf-8");
	return sendEncoded(c, page.content, page.status as StatusCode);
}
