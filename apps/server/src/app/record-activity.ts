import { createMiddleware } from "hono/factory";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { isSafe } from "../platform/http/origin-guard.ts";
import type { ProcedurePath } from "./procedure-path.ts";

/** Sent by an open page without any action of the player. */
const AUTOMATIC_CALLS: ReadonlySet<string> = new Set([
	`/api/trpc/${"presence.update" satisfies ProcedurePath}`,
	"/api/user/online-status",
	"/api/user/update-status",
]);

/** Writes count as activity, reads don't: an open page polls. Page loads are noted by `answerPages`. */
export function recordActivity({ analytics: { activity } }: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!isSafe(c.req) && !AUTOMATIC_CALLS.has(c.req.path)) activity.record(c.get("ctx"));
		await next();
	});
}
