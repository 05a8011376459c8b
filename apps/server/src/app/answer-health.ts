import type { Context } from "hono";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

/** For monitoring and proxies: 200 while this process can serve, else 503, always within two seconds. */
export function answerHealth({ machine }: Pick<Services, "machine">) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const status = await machine.readiness.state();
		return c.json({ status, ...machine.release }, status === "ok" ? 200 : 503, {
			"Cache-Control": "no-store",
		});
	};
}

/** Liveness: 200 while the process runs. Dependencies are checked by /health/ready. */
export function answerLiveness(c: Context<ApiEnv>): Response {
	return c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
}
