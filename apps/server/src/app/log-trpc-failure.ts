import type { Context } from "hono";
import { logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { requestLog } from "../platform/http/request-id.ts";

/** Logs what a call failed with, where it is the site's own fault. */
export function logTrpcFailure(c: Context<ApiEnv>, thrown: unknown, where: string): void {
	const ctx = c.get("ctx");
	logFailure({ outage: ctx.outage, log: () => requestLog(ctx, c) }, thrown, where);
}
