import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { isHttps } from "./public-origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls with a foreign `Origin` or, without it, `Sec-Fetch-Site`; without both it is no browser.
 * With https, the own host over http is foreign too: a network attacker can forge such a page.
 */
export function originGuard(settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!SAFE.has(c.req.method)) {
			const origin = c.req.header("Origin");
			const isForeign =
				origin === undefined
					? isForeignFetch(c.req.header("Sec-Fetch-Site"))
					: origin !== settings.publicUrl && !isOwn(origin, c.req.header("Host"), isHttps(c, settings));
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
