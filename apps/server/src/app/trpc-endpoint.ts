import { AppError } from "@hilo/rules/errors/errors";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { GAME_BODY } from "../features/custom-games/editing/editing.rest.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { retryHeaders } from "../platform/http/headers.ts";
import { checkQuery, parseBody, readText, USUAL_BODY } from "../platform/http/parse-body.ts";
import type { ProcedurePath } from "./app-router.ts";
import { appRouter, TRPC_PATH } from "./app-router.ts";

const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`${TRPC_PATH}/${call}`, GAME_BODY]));

/** One call per request: batches would count as one call against the limits and defeat caches. */
export async function answerTrpc(c: Context<ApiEnv>): Promise<Response> {
	// No call's path contains `%`, and tRPC fails on malformed escapes. tRPC ignores a trailing slash, which would
	// bypass `sendEvents`.
	if (/%|\/$/.test(c.req.path)) throw new AppError("request/no-such-path");
	const ctx = c.get("ctx");
	checkQuery(c.req.url);
	const answer = await fetchRequestHandler({
		endpoint: TRPC_PATH,
		req: boundedRequest(c),
		router: appRouter,
		createContext: () => ctx,
		allowBatching: false,
		responseMeta: ({ errors: [error] }) => ({ headers: error ? { ...retryHeaders(asAppError(error)) } : {} }),
		onError: ({ error, path = "trpc" }) =>
			logFailure({ outage: ctx.machine.outage, log: () => ctx.log }, error, path),
	});
	// tRPC answers in plain text when it refuses before it knows the call.
	if (!answer.ok) answer.headers.set("Content-Type", "application/json");
	return answer;
}

/** The body is bounded and checked when the procedure reads it, after its checks of the caller. */
function boundedRequest(c: Context<ApiEnv>): Request {
	const limit = LARGE_BODIES.get(c.req.path) ?? USUAL_BODY;
	return Object.defineProperties(c.req.raw, {
		json: { value: async () => parseBody(c.get("ctx"), await readText(c, limit.maxBytes), limit) },
		// No procedure takes a form; one that takes a picture bounds its bytes itself.
		formData: { value: () => Promise.reject(new AppError("request/wrong-type")) },
	});
}
