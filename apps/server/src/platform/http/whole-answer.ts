import type { Context } from "hono";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { isHttps } from "./public-origin.ts";
import { jsonOf } from "./ready-json.ts";
import { requestId } from "./request-id.ts";
import { constantHeaders } from "./security-headers.ts";

/** Precomputed, because copying one object is cheaper than merging two. */
const PLAIN = apiHeaders(false, false);
const PLAIN_IN_MAINTENANCE = apiHeaders(false, true);
const OVER_HTTPS = apiHeaders(true, false);
const OVER_HTTPS_IN_MAINTENANCE = apiHeaders(true, true);

/** Sets all headers in one plain object; setting one later would turn them into a costly `Headers`. */
export function wholeAnswer(
	c: Context<ApiEnv>,
	settings: Pick<Settings, "publicUrl" | "trustProxy">,
	body: string | Uint8Array<ArrayBuffer> | null,
	status: number,
	headers: Readonly<Record<string, string>>,
): Response {
	c.set("isWhole", true);
	const failed = status >= 500 ? { "X-Request-Id": requestId(c, settings.trustProxy) } : undefined;
	return new Response(body, { status, headers: { ...commonHeaders(c, settings), ...headers, ...failed } });
}

export function wholeJson(
	c: Context<ApiEnv>,
	settings: Pick<Settings, "publicUrl" | "trustProxy">,
	content: unknown,
	status = 200,
): Response {
	return wholeAnswer(c, settings, jsonOf(content), status, { "Content-Type": "application/json" });
}

function commonHeaders(c: Context<ApiEnv>, settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	if (isHttps(c, settings)) return c.get("inMaintenance") ? OVER_HTTPS_IN_MAINTENANCE : OVER_HTTPS;
	return c.get("inMaintenance") ? PLAIN_IN_MAINTENANCE : PLAIN;
}

function apiHeaders(https: boolean, inMaintenance: boolean): Readonly<Record<string, string>> {
	return {
		...constantHeaders({ https }),
		"Cache-Control": "no-store",
		"x-maintenance-mode": String(inMaintenance),
	};
}
