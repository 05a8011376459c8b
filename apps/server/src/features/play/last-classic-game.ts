import type { GameKey } from "@hilo/rules/play/games";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findLatestGames } from "./play.repo.ts";

/** Runs looked at. A player with only custom games in all of them has no last classic game. */
const LOOKED_AT = 50;

/** The key of the classic game that the player began last; null without one. @throws AppError 401. */
export async function lastClassicGame(ctx: Ctx): Promise<GameKey | null> {
	const { id } = requirePlayer(ctx);
	const games = await findLatestGames(ctx.db.kysely, id, LOOKED_AT);
	return games.find((key) => key !== "custom") ?? null;
}
