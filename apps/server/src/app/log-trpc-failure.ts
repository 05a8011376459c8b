import type { Context } from "hono";
import { logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

export function logTrpcFailure(c: Context<ApiEnv>, thrown: unknown, where: string): void {
	const ctx = c.get("ctx");
	logFailure({ outage: ctx.outage, log: () => ctx.log }, thrown, where);
}
