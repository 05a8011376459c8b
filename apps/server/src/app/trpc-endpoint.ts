import { AppError } from "@hilo/rules/errors/errors";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { GAME_BODY } from "../features/custom-games/editing/editing.rest.ts";
import { currentUserTag } from "../features/me/current-user.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { retryHeaders } from "../platform/http/headers.ts";
import { checkQuery, parseBody, readText, USUAL_BODY } from "../platform/http/parse-body.ts";
import { answerUnlessKnown, entityTag } from "../platform/rest/entity-tag.ts";
import type { ProcedurePath } from "./app-router.ts";
import { appRouter, TRPC_PATH } from "./app-router.ts";

const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`${TRPC_PATH}/${call}`, GAME_BODY]));
const ME_PATH = `${TRPC_PATH}/${"me.get" satisfies ProcedurePath}`;
const POOL_PATH = `${TRPC_PATH}/${"play.pool" satisfies ProcedurePath}`;

/** Unchanged own records are answered 304 from the session alone. */
export async function answerTrpc(c: Context<ApiEnv>): Promise<Response> {
	// No call's path contains `%`, and tRPC fails on malformed escapes. tRPC ignores a trailing slash, which would
	// bypass `sendEvents`.
	if (/%|\/$/.test(c.req.path)) throw new AppError("request/no-such-path");
	return answerUnlessKnown(c, readTag(c), () => callProcedure(c));
}

/**
 * A pool never changes under its id. It is asked for each time nonetheless, because an answer that a browser takes from
 * its cache unasked has the maintenance header of another moment.
 */
function readTag(c: Context<ApiEnv>): string | null {
	const ctx = c.get("ctx");
	if (c.req.path === ME_PATH) return currentUserTag(ctx);
	// Players are refused, by the call itself.
	const isPool = c.req.path === POOL_PATH && ctx.actor.kind === "visitor";
	return isPool ? entityTag(c.req.query("input") ?? "") : null;
}

/** One call per request: batches would count as one call against the limits and defeat caches. */
async function callProcedure(c: Context<ApiEnv>): Promise<Response> {
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
