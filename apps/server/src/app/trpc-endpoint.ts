import { AppError } from "@hilo/rules/errors/app-error";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { currentUserTag } from "../features/me/current-user-tag.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { checkQuery } from "../platform/http/parse-body.ts";
import { answerUnlessKnown, entityTag } from "../platform/rest/entity-tag.ts";
import { appRouter } from "./app-router.ts";
import { boundedRequest } from "./body-limit.ts";
import { callProcedure } from "./call-procedure.ts";
import { logTrpcFailure, TRPC_PATH, trpcHeaders } from "./trpc-call.ts";

const ME_PATH = `${TRPC_PATH}/me.get`;
const POOL_PATH = `${TRPC_PATH}/play.pool`;

/** Polls of an unchanged own record are answered 304 from the session alone. */
export function answerTrpc(c: Context<ApiEnv>): Promise<Response> {
	// No call's path contains `%`, and tRPC fails on malformed escapes. tRPC ignores a trailing slash, which would
	// bypass `sendEvents`.
	if (/%|\/$/.test(c.req.path)) throw new AppError("request/no-such-path");
	return answerUnlessKnown(c, readTag(c), async () => (await callProcedure(c)) ?? askAdapter(c));
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
export async function askAdapter(c: Context<ApiEnv>): Promise<Response> {
	const ctx = c.get("ctx");
	checkQuery(c.req.url);
	const answer = await fetchRequestHandler({
		endpoint: TRPC_PATH,
		req: boundedRequest(c),
		router: appRouter,
		createContext: () => ctx,
		allowBatching: false,
		responseMeta: ({ errors }) => ({ headers: trpcHeaders(errors[0]) }),
		onError: ({ error, path }) => logTrpcFailure(c, error, path ?? "trpc"),
	});
	// tRPC answers in plain text when it refuses before it knows the call.
	if (!answer.ok) answer.headers.set("Content-Type", "application/json");
	return answer;
}
