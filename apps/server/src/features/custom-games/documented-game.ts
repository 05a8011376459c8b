import type { Ctx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { presentListedGame } from "./card.presenter.ts";
import type { SeenGame } from "./find-game.ts";
import { findWithList } from "./find-game.ts";
import { cachedList } from "./game-lists.ts";
import { findItemsNow } from "./games.repo.ts";
import { presentHighScore, topScores } from "./play/board.ts";
import { invitationsShownTo } from "./sharing/list-invitations.ts";
import { presentDocumentedSent } from "./sharing/sharing.presenter.ts";

type DocumentCtx = Ctx;

/** Returns a game with its items. `find` runs again where the game is saved between the two reads. */
export async function documentedGame(ctx: DocumentCtx, find: () => Promise<SeenGame>) {
	const waitAndFind = async () => {
		await ctx.limits.eventLoop.waitForTurn(ctx);
		return find();
	};
	const { game, list: items } = await findWithList(waitAndFind, ({ row }) =>
		cachedList(ctx.customGames.items, row, () => findItemsNow(ctx.db.kysely, row.id)),
	);
	return {
		...presentListedGame(game, (await loadBranding(ctx)).name),
		invitations: (await invitationsShownTo(ctx, game)).map(presentDocumentedSent),
		highScores: (await topScores(ctx, game)).map(presentHighScore),
		items: [...items],
	};
}
