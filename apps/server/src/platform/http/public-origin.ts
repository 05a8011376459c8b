import type { Context } from "hono";
import { ownOrigin, type Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { forwarded } from "./forwarded.ts";

/** The site's own address as the browser knows it: the setting, or else what the request says. No trailing slash. */
export function publicOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const url = new URL(c.req.url);
	return `${isHttps(c, settings) ? "https:" : url.protocol}//${url.host}`;
}

/** Whether the browser reached the site over https: by the site's public address, or by what a trusted proxy says. */
export function isHttps(c: Context<ApiEnv>, settings: Pick<Settings, "publicUrl" | "trustProxy">): boolean {
	if (settings.publicUrl?.startsWith("https:")) return true;
	return settings.trustProxy !== false && forwarded(c, settings.trustProxy).protocol === "https";
}

/**
 * Where links in mails lead. Whoever asks for a mail to somebody else must not choose that, so a request's own host is believed only
 * where it is this machine.
 */
export function linkOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const { hostname } = new URL(c.req.url);
	return LOOPBACK.test(hostname) ? publicOrigin(c, settings) : ownOrigin(settings);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
