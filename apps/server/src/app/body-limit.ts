import type { Context } from "hono";
import { GAME_BODY } from "../features/custom-games/editing/game-body.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { type BodyLimit, USUAL_BODY } from "../platform/http/parse-body.ts";
import { isPlain } from "./plain-call.ts";
import type { ProcedurePath } from "./procedure-path.ts";

/** The calls that send a whole game. */
const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`/api/trpc/${call}`, GAME_BODY]));
/** What tRPC parses itself, in one step that no turn divides. The site's own client sends no such body. */
const ODD_BODY: BodyLimit = { ...USUAL_BODY, maxBytes: 64 * 1024 };

/** What the body of a tRPC call may be. */
export function bodyLimitOf(c: Context<ApiEnv>): BodyLimit {
	return isPlain(c) ? (LARGE_BODIES.get(c.req.path) ?? USUAL_BODY) : ODD_BODY;
}
