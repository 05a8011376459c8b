import type { AppError } from "@hilo/rules/errors/errors";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Settings } from "../settings.ts";
import { type ApiEnv, requestId } from "./api-env.ts";
import { isHttps } from "./forwarded.ts";

type HeaderSettings = Pick<Settings, "publicUrl" | "trustProxy">;

const SECURITY = {
	referrerPolicy: "strict-origin-when-cross-origin",
	xFrameOptions: "DENY",
	permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
	// Other sites may show the pictures of links.
	crossOriginResourcePolicy: false,
	originAgentCluster: false,
	// Only for browsers that are no longer supported.
	xDnsPrefetchControl: false,
	xDownloadOptions: false,
	xPermittedCrossDomainPolicies: false,
	xXssProtection: false,
};

const OVER_HTTP = secureHeaders({ ...SECURITY, strictTransportSecurity: false });
const OVER_HTTPS = secureHeaders({ ...SECURITY, strictTransportSecurity: "max-age=31536000" });

export function securityHeaders(settings: HeaderSettings) {
	return createMiddleware<ApiEnv>((c, next) => (isHttps(c, settings) ? OVER_HTTPS : OVER_HTTP)(c, next));
}

export function isApiPath(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/**
 * Sets the request's id if the server failed, cookies, and under `/api` maintenance and, unless the call allows it, no
 * caching: what has an entity tag may be kept and asked for again.
 */
export function setHeaders(settings: HeaderSettings) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		await next();
		const { headers, status } = c.res;
		if (isApiPath(c.req.path)) {
			headers.set("x-maintenance-mode", String(c.get("inMaintenance") === true));
			if (!headers.has("Cache-Control"))
				headers.set("Cache-Control", headers.has("ETag") ? "private, no-cache" : "no-store");
		}
		if (status >= 500) headers.set("X-Request-Id", requestId(c, settings.trustProxy));
		for (const line of c.get("cookies")?.lines ?? []) headers.append("Set-Cookie", line);
	});
}

export function retryHeaders({ retryAfterSeconds }: AppError): Readonly<Record<string, string>> {
	return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}
