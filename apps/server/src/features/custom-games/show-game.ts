import { boardState } from "@hilo/rules/custom-games/access";
import { PREGAME_ROWS } from "@hilo/rules/custom-games/caps";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import type { Ctx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { presentGame, presentListedGame } from "./card.presenter.ts";
import { findGame, findWithList, type SeenGame, viewerIdOf } from "./find-game.ts";
import { cachedList } from "./game-lists.ts";
import { findItemsNow, hasReported } from "./games.repo.ts";
import { personalBest, presentHighScore, topScores } from "./play/board.ts";
import { previewAddress } from "./previews/game-preview.ts";
import { invitationsShownTo } from "./sharing/list-invitations.ts";
import { presentDocumentedSent } from "./sharing/sharing.presenter.ts";

/** @throws AppError as `findGame`. */
export async function showGame(ctx: Ctx, input: GameInput) {
	const game = await findGame(ctx, input);
	const { row, relation } = game;
	return {
		...presentGame(game),
		question: row.question,
		thousandsSeparator: row.thousands_separator === 1,
		source: row.source,
		asOf: row.as_of,
		licence: row.licence,
		valueRange: { min: row.min_value, max: row.max_value },
		board: boardState(row.privacy, relation),
		topScores: await topScores(ctx, game, PREGAME_ROWS),
		personalBest: await personalBest(ctx, row.id),
		preview: previewAddress(row),
		isReported: await hasReported(ctx.db.kysely, viewerIdOf(ctx.actor), row.id),
	};
}

/** Returns a game with its items. `find` runs again where the game is saved between the two reads. */
export async function documentedGame(ctx: Ctx, find: () => Promise<SeenGame>) {
	const waitAndFind = async () => {
		await ctx.limits.queues.waitForTurn(ctx);
		return find();
	};
	const { game, list: items } = await findWithList(waitAndFind, ({ row }) =>
		cachedList(ctx.customGames.items, row, () => findItemsNow(ctx.db.kysely, row.id)),
	);
	const { source, as_of, licence } = game.row;
	return {
		...presentListedGame(game, (await loadBranding(ctx)).name),
		...(source && { source }),
		...(as_of && { asOf: as_of }),
		...(licence && { licence }),
		invitations: (await invitationsShownTo(ctx, game)).map(presentDocumentedSent),
		highScores: (await topScores(ctx, game)).map(presentHighScore),
		items: [...items],
	};
}
