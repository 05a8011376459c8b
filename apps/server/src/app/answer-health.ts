import type { Context } from "hono";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

/** For monitoring and proxies. Answers 200 while this process can serve, else 503, within two seconds whatever happens (D33, D66). */
export function answerHealth({ readiness }: Pick<Services, "readiness">) {
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const status = await readiness.state();
		return c.json({ status }, status === "ok" ? 200 : 503, { "Cache-Control": "no-store" });
	};
}

/** For whoever would start the process again: it runs. What it depends on is none of that one's business. */
export function answerLiveness(c: Context<ApiEnv>): Response {
	return c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
}
