import type { Ctx } from "../../platform/context.ts";
import { presentListedGame } from "./card.presenter.ts";
import { type SeenGame, viewerIdOf } from "./find-game.ts";
import { findItems } from "./games.repo.ts";
import { topScores } from "./play/board.ts";
import { presentHighScore } from "./play/documented-rows.ts";
import { findInvitationsOf } from "./shared-with.repo.ts";

/** Returns a game as the documented calls give it whole (contract.md: `Game`), to somebody who may see it. */
export async function documentedGame(ctx: Pick<Ctx, "actor" | "db">, game: SeenGame) {
	return {
		...presentListedGame(game),
		items: await findItems(ctx.db.kysely, game.row.id),
		invitations: await invitationsFor(ctx, game),
		highScores: (await topScores(ctx, game)).map(presentHighScore),
	};
}

/** All of them for the creator, for somebody it is shared with the own one, and none for others (D36). */
async function invitationsFor({ actor, db }: Pick<Ctx, "actor" | "db">, { row, relation }: SeenGame) {
	if (relation !== "creator" && relation !== "invited") return [];
	const all = await findInvitationsOf(db.kysely, row.id);
	const shown = relation === "creator" ? all : all.filter(({ id }) => id === viewerIdOf(actor));
	return shown.map(({ id, username, status }) => ({ userId: id, username, status }));
}
