import type { Context } from "hono";
import { health } from "../features/site/health.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

/** For monitoring. Answers 200 while the database answers, else 503 (D33, D38). */
export function answerHealth(services: Services) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const ok = await health(services);
		return c.json({ status: ok ? "ok" : "down" }, ok ? 200 : 503);
	};
}
