import type { Item } from "@hilo/rules/custom-games/item";
import { loadBranding } from "../../platform/branding.ts";
import type { Ctx } from "../../platform/context.ts";
import { ReadyJson } from "../../platform/http/ready-json.ts";
import { presentListedGame } from "./card.presenter.ts";
import type { SeenGame } from "./find-game.ts";
import { findWithList } from "./find-game.ts";
import { findItemsText } from "./games.repo.ts";
import { presentHighScore, topScores } from "./play/board.ts";
import { invitationsShownTo } from "./sharing/list-invitations.ts";
import { presentDocumentedSent } from "./sharing/sharing.presenter.ts";

type DocumentCtx = Pick<Ctx, "actor" | "address" | "db" | "gameTexts" | "eventLoopQueue" | "siteSettings">;

/** Returns a game with its items. `find` runs again where the game is saved between the two reads. */
export async function documentedGame(ctx: DocumentCtx, find: () => Promise<SeenGame>) {
	const waitAndFind = async () => {
		await ctx.eventLoopQueue.waitForTurn(ctx);
		return find();
	};
	const { game, list: items } = await findWithList(waitAndFind, ({ row }) =>
		ctx.gameTexts.get<Item[]>("items", row, () => findItemsText(ctx.db.kysely, row.id)),
	);
	const rest = {
		...presentListedGame(game, (await loadBranding(ctx)).name),
		invitations: (await invitationsShownTo(ctx, game)).map(presentDocumentedSent),
		highScores: (await topScores(ctx, game)).map(presentHighScore),
	};
	return ReadyJson.withField(rest, "items", items);
}
