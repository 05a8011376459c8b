import type { Context } from "hono";
import type { Settings } from "../platform/settings.ts";
import type { ApiEnv } from "./api-env.ts";

/** The site's own address as the browser knows it: the setting, or else what the request says. No trailing slash. */
export function publicOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const url = new URL(c.req.url);
	const scheme = settings.trustProxy
		? c.req.header("X-Forwarded-Proto")?.split(",").at(-1)?.trim()
		: undefined;
	return `${scheme === "https" ? "https:" : url.protocol}//${url.host}`;
}
