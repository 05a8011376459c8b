import { boardState } from "@hilo/rules/custom-games/access";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import type { Ctx } from "../../platform/context.ts";
import { presentCard } from "./card.presenter.ts";
import { findGame, viewerIdOf } from "./find-game.ts";
import { hasReported } from "./reported.repo.ts";

/** Returns what somebody sees of a game before playing it. @throws AppError as `findGame`. */
export async function preGame(ctx: Ctx, input: GameInput) {
	const game = await findGame(ctx, input);
	const { row, relation } = game;
	return {
		...presentCard(game),
		valueRange: { min: row.min_value, max: row.max_value },
		board: boardState(row.privacy, relation),
		isReported: await hasReported(ctx.db.kysely, viewerIdOf(ctx.actor), row.id),
	};
}
