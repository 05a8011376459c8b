import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { isHttps } from "./public-origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls that a browser makes for a foreign page (D19, D50): an `Origin` that is neither the request's own
 * host nor the site's public address, or without one a `Sec-Fetch-Site` that says so. Calls without either header are no browser's. Where
 * the site is reached over https, its host over http is foreign too: whoever stands in between can write such a page.
 */
export function originGuard(settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!SAFE.has(c.req.method)) {
			const origin = c.req.header("Origin");
			const foreign =
				origin === undefined
					? isForeignFetch(c.req.header("Sec-Fetch-Site"))
					: origin !== settings.publicUrl && !isOwn(origin, c.req.header("Host"), isHttps(c, settings));
			if (foreign) throw new AppError("request/foreign-origin");
		}
		await next();
	});
}

function isForeignFetch(site: string | undefined): boolean {
	return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwn(origin: string, host: string | undefined, isOverHttps: boolean): boolean {
	if (host === undefined) return false;
	// By https in any case: it may end at a proxy of which the site was told nothing.
	return origin === `https://${host}` || (!isOverHttps && origin === `http://${host}`);
}
