import { AppError } from "@hilo/rules/errors/app-error";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { currentUserTag } from "../features/me/current-user-tag.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { answerUnlessKnown } from "../platform/rest/entity-tag.ts";
import { appRouter } from "./app-router.ts";
import { callProcedure } from "./call-procedure.ts";
import { logTrpcFailure } from "./log-trpc-failure.ts";
import { TRPC_PATH, trpcHeaders } from "./trpc-headers.ts";

const ME_PATH = `${TRPC_PATH}/me.get`;

/** While the own record is unchanged, the client's poll of it is answered 304 from the session alone, as on the documented call. */
export function answerTrpc(c: Context<ApiEnv>): Promise<Response> {
	// No call has a percent sign in its name, and tRPC fails where it stands for nothing. A slash at the end tRPC would overlook, and send
	// a live stream without what `sendEvents` does for it.
	if (/%|\/$/.test(c.req.path)) throw new AppError("request/no-such-path");
	const etag = c.req.path === ME_PATH ? currentUserTag(c.get("ctx")) : null;
	return answerUnlessKnown(c, etag, async () => (await callProcedure(c)) ?? askAdapter(c));
}

/** One call a request: batches would let one request count as one against the limits, and would keep answers out of caches. */
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
	// What tRPC refuses before it knows the call goes out as plain text.
	if (!answer.ok) answer.headers.set("Content-Type", "application/json");
	return answer;
}
