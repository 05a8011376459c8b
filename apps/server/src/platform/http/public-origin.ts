import { isLoopback } from "@hilo/rules/site/loopback";
import type { Context } from "hono";
import { ownOrigin, type Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { forwarded } from "./forwarded.ts";

/** By the site's public address, or by what a trusted proxy says. */
export function isHttps(c: Context<ApiEnv>, settings: Pick<Settings, "publicUrl" | "trustProxy">): boolean {
	if (settings.publicUrl?.startsWith("https:")) return true;
	return settings.trustProxy !== false && forwarded(c, settings.trustProxy).protocol === "https";
}

/** The origin of links in mails. Callers must not choose it, so `Host` counts only if it names this machine. */
export function linkOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const { hostname, host, protocol } = new URL(c.req.url);
	if (!isLoopback(hostname)) return ownOrigin(settings);
	return `${isHttps(c, settings) ? "https:" : protocol}//${host}`;
}

export function isLocalSite(settings: Pick<Settings, "publicUrl" | "host" | "port">): boolean {
	return isLoopback(new URL(ownOrigin(settings)).hostname);
}
