import type { Ctx } from "../../platform/context.ts";
import { presentListedGame } from "./card.presenter.ts";
import type { SeenGame } from "./find-game.ts";
import { findItems } from "./games.repo.ts";
import { topScores } from "./play/board.ts";
import { presentHighScore } from "./play/documented-rows.ts";
import { invitationsShownTo } from "./sharing/sent-invitations.ts";
import { presentDocumentedSent } from "./sharing/sharing.presenter.ts";

/** Returns a game as the documented calls give it whole (contract.md: `Game`), to somebody who may see it. */
export async function documentedGame(ctx: Pick<Ctx, "actor" | "db">, game: SeenGame) {
	return {
		...presentListedGame(game),
		items: await findItems(ctx.db.kysely, game.row.id),
		invitations: (await invitationsShownTo(ctx, game)).map(presentDocumentedSent),
		highScores: (await topScores(ctx, game)).map(presentHighScore),
	};
}
