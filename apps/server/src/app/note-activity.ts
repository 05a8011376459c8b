import { createMiddleware } from "hono/factory";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import type { ProcedurePath } from "./procedure-path.ts";

/** What an open page sends by itself, however long nobody has looked at it. */
const BY_ITSELF: ReadonlySet<string> = new Set([
	`/api/trpc/${"presence.update" satisfies ProcedurePath}`,
	"/api/user/online-status",
	"/api/user/update-status",
]);

/** Notes that the caller is here where they do something: a page that is left open goes on asking. Those who open one are noted by `createPages`. */
export function noteActivity({ activity }: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (c.req.method !== "GET" && !BY_ITSELF.has(c.req.path)) activity.note(c.get("ctx"));
		await next();
	});
}
