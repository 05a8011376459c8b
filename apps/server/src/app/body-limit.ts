import type { Context } from "hono";
import { GAME_BODY } from "../features/custom-games/editing/game-body.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { type BodyLimit, USUAL_BODY } from "../platform/http/parse-body.ts";
import { isPlain } from "./plain-call.ts";
import type { ProcedurePath } from "./procedure-path.ts";

const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`/api/trpc/${call}`, GAME_BODY]));
/** Bodies that tRPC's adapter parses itself, blocking the event loop. The site's own client never sends them. */
const ODD_BODY: BodyLimit = { ...USUAL_BODY, maxBytes: 64 * 1024 };

export function bodyLimitOf(c: Context<ApiEnv>): BodyLimit {
	return isPlain(c) ? (LARGE_BODIES.get(c.req.path) ?? USUAL_BODY) : ODD_BODY;
}
