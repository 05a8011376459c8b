import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls that a browser makes for a foreign page (D19, D50): an `Origin` that is neither the request's own
 * host nor the site's public address, or without one a `Sec-Fetch-Site` that says so. Calls without either header are no browser's.
 */
export function originGuard(publicUrl: string | null) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!SAFE.has(c.req.method)) {
			const origin = c.req.header("Origin");
			const foreign =
				origin === undefined
					? isForeignFetch(c.req.header("Sec-Fetch-Site"))
					: !isOwn(origin, c.req.header("Host"));
			if (foreign && (origin === undefined || origin !== publicUrl))
				throw new AppError("request/foreign-origin");
		}
		await next();
	});
}

function isForeignFetch(site: string | undefined): boolean {
	return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwn(origin: string, host: string | undefined): boolean {
	return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}
