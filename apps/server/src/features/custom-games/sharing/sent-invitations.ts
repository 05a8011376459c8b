import { isShownToCreator } from "@hilo/rules/custom-games/invitation";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findOwnGame, type SeenGame, viewerIdOf } from "../find-game.ts";
import { findSent, type SentRow } from "./sent.repo.ts";

/** With whom the signed-in player shares a game, and who declined. @throws AppError 401; 403; 404. */
export async function sentInvitations(ctx: Ctx, { id }: { id: string }): Promise<SentRow[]> {
	requirePlayer(ctx);
	const { row } = await findOwnGame(ctx, id);
	const sent = shownToCreator(await findSent(ctx.db.kysely, row.id));
	return sent.filter(({ status }) => status !== "removed");
}

/** What the documented game says of it: all to its creator, the own one to somebody it is shared with, none to others (D36). */
export async function invitationsShownTo(
	{ actor, db }: Pick<Ctx, "actor" | "db">,
	{ row, relation }: SeenGame,
): Promise<SentRow[]> {
	if (relation !== "creator" && relation !== "invited") return [];
	const all = await findSent(db.kysely, row.id);
	return relation === "creator" ? shownToCreator(all) : all.filter(({ id }) => id === viewerIdOf(actor));
}

function shownToCreator(rows: readonly SentRow[]): SentRow[] {
	return rows.filter(({ status, by_address }) => isShownToCreator({ status, byAddress: by_address === 1 }));
}
