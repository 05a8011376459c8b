import { isShownToCreator } from "@hilo/rules/custom-games/invitation";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import { findOwnGame, type SeenGame, viewerIdOf } from "../find-game.ts";
import {
	countPendingInvitations,
	findPendingInvitations,
	findSent,
	type PendingInvitationRow,
	type SentRow,
} from "./invitation-lists.repo.ts";

/** The newest unanswered invitations. */
export function listInvitations(ctx: PlayerCtx): Promise<PendingInvitationRow[]> {
	return findPendingInvitations(ctx.db.kysely, ctx.actor.id);
}

/** The caller must be that user. */
export function countInvitations({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countPendingInvitations(db.kysely, userId);
}

/** Declined ones too. @throws AppError 403 for anyone but the creator; 404. */
export async function sentInvitations(ctx: PlayerCtx, { id }: { id: string }): Promise<SentRow[]> {
	const { row } = await findOwnGame(ctx, id);
	const sent = shownToCreator(await findSent(ctx.db.kysely, row.id));
	return sent.filter(({ status }) => status !== "removed");
}

/** The creator sees all invitations, an invited player their own, others none. */
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
