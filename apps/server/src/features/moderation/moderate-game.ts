import type { Tx } from "@hilo/db/open-database";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import {
	removeCustomGame,
	restoreCustomGame,
	unhideGame,
} from "../custom-games/administration/moderated-game.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { decideReports } from "./reports.repo.ts";

interface GameRef {
	readonly gameId: string;
}

/** The creator is told why, and the game can be restored for 30 days. Also decides the reports about it.
 * @throws AppError 404 for an unknown or removed game. */
export async function removeGame(ctx: AdminCtx, input: GameRef & { readonly reason: string }): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		await decideGame(ctx, tx, input.gameId, "removed");
		await removeGameAndNotify(ctx, tx, input);
	});
}

/** For a transaction that has decided the reports. */
export async function removeGameAndNotify(
	ctx: AdminCtx,
	tx: Tx,
	{ gameId, reason }: GameRef & { readonly reason: string },
): Promise<void> {
	const { creator_id: userId, name } = await removeCustomGame(ctx, tx, { gameId, reason });
	if (userId === null) return;
	const message = `Your game “${name}” was removed by an administrator. Reason: ${reason}`;
	await notifyPlayer(ctx, tx, { userId, message, ticketId: null });
}

/** Possible for 30 days after its removal. @throws AppError 404; 409 if it can't be restored. */
export async function restoreGame(ctx: AdminCtx, { gameId }: GameRef): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const { creator_id: userId, name } = await restoreCustomGame(ctx, tx, gameId);
		tx.afterCommit(() => notifyAdminClients(ctx));
		if (userId === null) return;
		const message = `Your game “${name}” was restored by an administrator.`;
		await notifyPlayer(ctx, tx, { userId, message, ticketId: null });
	});
}

/** Lists a game again that reports have hidden, and dismisses them. */
export async function dismissGameReports(ctx: AdminCtx, { gameId }: GameRef): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		await decideGame(ctx, tx, gameId, "dismissed");
		await unhideGame(ctx, tx, gameId);
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
	tx.afterCommit(() => notifyAdminClients(ctx));
}
