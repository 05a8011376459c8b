import { AppError } from "@hilo/rules/errors/app-error";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { currentUserTag } from "../features/me/current-user-tag.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { answerUnlessKnown } from "../platform/rest/entity-tag.ts";
import { appRouter } from "./app-router.ts";
import { callProcedure } from "./call-procedure.ts";
import { logTrpcFailure, TRPC_PATH, trpcHeaders } from "./trpc-call.ts";

const ME_PATH = `${TRPC_PATH}/me.get`;

/** Polls of an unchanged own record are answered 304 from the session alone. */
export function answerTrpc(c: Context<ApiEnv>): Promise<Response> {
	// No call's path contains `%`, and tRPC fails on malformed escapes. tRPC ignores a trailing slash, which would
	// bypass `sendEvents`.
	if (/%|\/$/.test(c.req.path)) throw new AppError("request/no-such-path");
	const etag = c.req.path === ME_PATH ? currentUserTag(c.get("ctx")) : null;
	return answerUnlessKnown(c, etag, async () => (await callProcedure(c)) ?? askAdapter(c));
}

/** One call per request: batches would count as one call against the limits and defeat caches. */
export async function askAdapter(c: Context<ApiEnv>): Promise<Response> {
	const ctx = c.get("ctx");
	const answer = await fetchRequestHandler({
		endpoint: TRPC_PATH,
		req: c.req.raw,
		router: appRouter,
		createContext: () => ctx,
		allowBatching: false,
		responseMeta: ({ paths, errors }) => ({ headers: trpcHeaders(paths?.[0], errors[0]) }),
		onError: ({ error, path }) => logTrpcFailure(c, error, path ?? "trpc"),
	});
	// tRPC answers in plain text when it refuses before it knows the call.
	if (!answer.ok) answer.headers.set("Content-Type", "application/json");
	return answer;
}
