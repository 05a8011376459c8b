import { AppError } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Refusals, reportRefusedWrites } from "../refused-writes.ts";
import type { Settings } from "../settings.ts";
import { type ApiEnv, bearerToken, isSafe } from "./api-env.ts";
import { isHttps } from "./forwarded.ts";

/**
 * Refuses state-changing calls with a foreign `Origin` or, without it, `Sec-Fetch-Site`; without both it is no browser.
 * A call with a token passes: no browser adds one by itself, as it adds cookies.
 * With https, the own host over http is foreign too: a network attacker can forge such a page.
 */
export function originGuard(
	services: Refusals & { readonly settings: Pick<Settings, "publicUrl" | "trustProxy"> },
) {
	const { settings } = services;
	const reportRefused = reportRefusedWrites(services);
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!isSafe(c.req) && bearerToken(c) === null) {
			const origin = c.req.header("origin");
			const site = c.req.header("sec-fetch-site");
			const isForeign = origin === undefined ? isForeignFetch(site) : !isOwn(c, settings, origin);
			if (isForeign) {
				const host = c.req.header("host") ?? "";
				const isOtherName = origin !== undefined && origin !== originAt("http", host);
				if (isOtherName && !isForeignFetch(site)) reportRefused(origin, host);
				throw new AppError("request/foreign-origin");
			}
		}
		await next();
	});
}

function isForeignFetch(site: string | undefined): boolean {
	return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwn(
	c: Context<ApiEnv>,
	settings: Pick<Settings, "publicUrl" | "trustProxy">,
	origin: string,
): boolean {
	if (settings.publicUrl !== null && origin === new URL(settings.publicUrl).origin) return true;
	const host = c.req.header("host");
	if (host === undefined) return false;
	// Over https in any case: it may end at a proxy that the site is not told of, or before a proxy that heard http.
	if (origin === originAt("https", host.replace(/:80$/, ""))) return true;
	return origin === originAt("http", host) && !isHttps(c, settings);
}

/** As browsers write it, without the port that is the scheme's own. */
function originAt(scheme: "http" | "https", host: string): string | undefined {
	return URL.parse(`${scheme}://${host}`)?.origin;
}
