import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { bearerToken } from "./bearer-token.ts";
import { isHttps } from "./public-origin.ts";
import { requestHeader } from "./request-header.ts";
import { isSafe } from "./safe-methods.ts";

/**
 * Refuses state-changing calls with a foreign `Origin` or, without it, `Sec-Fetch-Site`; without both it is no browser.
 * A call with a token passes: no browser adds one by itself, as it adds cookies.
 * With https, the own host over http is foreign too: a network attacker can forge such a page.
 */
export function originGuard(settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!isSafe(c.req) && bearerToken(c) === null) {
			const origin = requestHeader(c, "origin");
			const isForeign =
				origin === undefined
					? isForeignFetch(requestHeader(c, "sec-fetch-site"))
					: origin !== settings.publicUrl && !isOwn(origin, requestHeader(c, "host"), isHttps(c, settings));
			if (isForeign) throw new AppError("request/foreign-origin");
		}
		await next();
	});
}

function isForeignFetch(site: string | undefined): boolean {
	return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwn(origin: string, host: string | undefined, isOverHttps: boolean): boolean {
	if (host === undefined) return false;
	// Over https in any case: that may end at a proxy that the site is not told of.
	return origin === `https://${host}` || (!isOverHttps && origin === `http://${host}`);
}
