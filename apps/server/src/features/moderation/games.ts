import type { Tx } from "@hilo/db/open-database";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { restore, showAgain } from "../custom-games/administration/bring-back.ts";
import { takeDown } from "../custom-games/administration/take-down.ts";
import { signalAdmins } from "../notices/notify-admins.ts";
import { notifyOwner } from "../support/notify-player.ts";
import { decideReports } from "./decided.repo.ts";
import { gameRemovedText, gameRestoredText } from "./moderation.texts.ts";

interface OneGame {
	readonly gameId: string;
}

/**
 * Removes a game; its creator reads why, and it can be restored for 30 days. What was reported about it is decided with it.
 *
 * @throws AppError 401; 403 for all but administrators; 404 for a game that is gone.
 */
export async function removeGame(ctx: Ctx, input: OneGame & { readonly reason: string }): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		await decideGame(ctx, tx, input.gameId, "removed");
		await takeGameDown(ctx, tx, input);
	});
}

/** The same in a transaction that has decided the reports. */
export async function takeGameDown(
	ctx: Ctx,
	tx: Tx,
	{ gameId, reason }: OneGame & { readonly reason: string },
): Promise<void> {
	const { creator_id: userId, name } = await takeDown(ctx, tx, { gameId, reason });
	if (userId === null) return;
	await notifyOwner(ctx, tx, { userId, message: gameRemovedText(name, reason), ticketId: null });
}

/**
 * Restores a game that an administrator removed in the last 30 days, with all that was played in it; its creator reads that.
 *
 * @throws AppError 401; 403 for all but administrators; 404; 409 where it can't be restored.
 */
export async function restoreGame(ctx: Ctx, { gameId }: OneGame): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const { creator_id: userId, name } = await restore(ctx, tx, gameId);
		tx.afterCommit(() => signalAdmins(ctx));
		if (userId === null) return;
		await notifyOwner(ctx, tx, { userId, message: gameRestoredText(name), ticketId: null });
	});
}

/**
 * Puts a game into lists again that enough people had reported, because there is nothing wrong with it: the reports are dismissed.
 *
 * @throws AppError 401; 403 for all but administrators.
 */
export async function showGame(ctx: Ctx, { gameId }: OneGame): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		await decideGame(ctx, tx, gameId, "dismissed");
		await showAgain(ctx, tx, gameId);
	});
}

async function decideGame(
	ctx: Ctx,
	tx: Tx,
	gameId: string,
	decision: "dismissed" | "removed",
): Promise<void> {
	const now = ctx.clock.now();
	await decideReports(tx, { kind: "game", subject_id: gameId, decision, decided_at: now });
	tx.afterCommit(() => signalAdmins(ctx));
}
