import { boardState } from "@hilo/rules/custom-games/access";
import { PREGAME_ROWS } from "@hilo/rules/custom-games/caps";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import type { Ctx } from "../../platform/context.ts";
import { presentGame } from "./card.presenter.ts";
import { findGame, viewerIdOf } from "./find-game.ts";
import { hasReported } from "./games.repo.ts";
import { personalBest, topScores } from "./play/board.ts";
import { previewAddress } from "./previews/game-preview.ts";

/** @throws AppError as `findGame`. */
export async function preGame(ctx: Ctx, input: GameInput) {
	const game = await findGame(ctx, input);
	const { row, relation } = game;
	return {
		...presentGame(game),
		question: row.question,
		thousandsSeparator: row.thousands_separator === 1,
		valueRange: { min: row.min_value, max: row.max_value },
		board: boardState(row.privacy, relation),
		topScores: await topScores(ctx, game, PREGAME_ROWS),
		personalBest: await personalBest(ctx, row.id),
		preview: previewAddress(row),
		isReported: await hasReported(ctx.db.kysely, viewerIdOf(ctx.actor), row.id),
	};
}
