import type { Context } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";
import type { Services } from "../services.ts";

/** For monitoring and proxies: 200 while this process can serve, else 503, always within two seconds. */
export function answerHealth({ readiness, release }: Pick<Services, "readiness" | "release">) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const status = await readiness.state();
		return c.json({ status, ...release }, status === "ok" ? 200 : 503, { "Cache-Control": "no-store" });
	};
}

/** Liveness: 200 while the process runs. Dependencies are checked by /health/ready. */
export function answerLiveness(c: Context<ApiEnv>): Response {
	return c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
}
