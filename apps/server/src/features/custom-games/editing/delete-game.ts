import { linkOf } from "@hilo/rules/custom-games/access";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { findOwnGame } from "../find-game.ts";
import { refreshInvitations } from "../sharing/refresh-invitations.ts";
import { withdrawMailed } from "../sharing/withdraw-invitation.ts";
import { markDeleted, setLinkKey } from "./editing.repo.ts";

/** A chore deletes the rows later. @throws AppError 403 for anyone but the creator; 404. */
export async function deleteGame(ctx: PlayerCtx, { id }: { readonly id: string }): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		await findOwnGame(ctx, id, { db: tx, refusal: "custom-games/delete-not-yours" });
		if (!(await markDeleted(tx, id, ctx.clock.now()))) throw new AppError("custom-games/not-found");
		tx.afterCommit(() => refreshInvitations(ctx, { gameId: id }));
	});
}

/** Ends old links and unanswered invitations by address. @throws AppError 403 for anyone but the creator; 404. */
export async function renewLink(ctx: PlayerCtx, { id }: { readonly id: string }) {
	const { row } = await findOwnGame(ctx, id);
	const key = newSecret();
	await ctx.db.transaction(async (tx) => {
		await withdrawMailed(ctx, tx, id);
		await setLinkKey(tx, id, key);
	});
	return { shareableLink: linkOf(id, row.privacy, key) };
}
