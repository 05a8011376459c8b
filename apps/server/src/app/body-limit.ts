import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { GAME_BODY } from "../features/custom-games/editing/editing.rest.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { type BodyLimit, limitBody, USUAL_BODY } from "../platform/http/parse-body.ts";
import { requestHeader } from "../platform/http/request-header.ts";
import type { ProcedurePath } from "./procedure-path.ts";
import { isPlainJsonCall, TRPC_PATH } from "./trpc-call.ts";

const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`${TRPC_PATH}/${call}`, GAME_BODY]));
/** Bodies that tRPC's adapter parses itself, blocking the event loop. The site's own client never sends them. */
const OTHER_BODY: BodyLimit = { ...USUAL_BODY, maxBytes: 64 * 1024 };
const PICTURE_CALLS: readonly ProcedurePath[] = ["customGames.addPicture", "site.setMark"];
const PICTURE_PATHS = new Set(PICTURE_CALLS.map((call) => `${TRPC_PATH}/${call}`));

export const limitTrpcBody = createMiddleware<ApiEnv>((c, next) =>
	c.req.method === "GET" || isPicture(c) ? next() : limitBody(c, next, bodyLimitOf(c).maxBytes),
);

export function bodyLimitOf(c: Context<ApiEnv>): BodyLimit {
	return isPlainJsonCall(c) ? (LARGE_BODIES.get(c.req.path) ?? USUAL_BODY) : OTHER_BODY;
}

/** The use case limits a picture's bytes itself, after checking the sender. */
function isPicture(c: Context<ApiEnv>): boolean {
	return PICTURE_PATHS.has(c.req.path) && requestHeader(c, "content-type") === "application/octet-stream";
}
