import type { Context } from "hono";
import { ownOrigin, type Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { forwarded } from "./forwarded.ts";

/** Whether the browser reached the site over https: by the site's public address, or by what a trusted proxy says. */
export function isHttps(c: Context<ApiEnv>, settings: Pick<Settings, "publicUrl" | "trustProxy">): boolean {
	if (settings.publicUrl?.startsWith("https:")) return true;
	return settings.trustProxy !== false && forwarded(c, settings.trustProxy).protocol === "https";
}

/**
 * Where links in mails lead. The caller who asks for a mail to another person must not choose that, so the Host header is
 * used only if it names this machine. No trailing slash.
 */
export function linkOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const { hostname, host, protocol } = new URL(c.req.url);
	if (!LOOPBACK.test(hostname)) return ownOrigin(settings);
	return `${isHttps(c, settings) ? "https:" : protocol}//${host}`;
}

/** Whether browsers reach the site on the machine that it runs on, as in development. */
export function isLocalSite(settings: Pick<Settings, "publicUrl" | "host" | "port">): boolean {
	return LOOPBACK.test(new URL(ownOrigin(settings)).hostname);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
