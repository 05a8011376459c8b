import type { Context } from "hono";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { isHttps } from "./public-origin.ts";
import { jsonOf } from "./ready-json.ts";
import { requestId } from "./request-id.ts";
import { constantHeaders } from "./security-headers.ts";

/** In one piece each: to put two objects together costs more than to copy one. */
const PLAIN = apiHeaders(false, false);
const PLAIN_IN_MAINTENANCE = apiHeaders(false, true);
const OVER_HTTPS = apiHeaders(true, false);
const OVER_HTTPS_IN_MAINTENANCE = apiHeaders(true, true);

/**
 * Answers a call under `/api` with all the headers that it is to have, and marks it, so that what stands in front sets none. Plain headers
 * go straight to the connection. The first that is set on a finished answer makes a `Headers` of them all.
 */
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

/** The same with what is to become JSON. */
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
