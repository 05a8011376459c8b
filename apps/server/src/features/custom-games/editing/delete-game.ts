import { setImmediate as nextPass } from "node:timers/promises";
import { AppError } from "@hilo/rules/errors/errors";
import { RESTORABLE_DAYS } from "@hilo/rules/moderation/moderation";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx, PlayerCtx } from "../../../platform/context.ts";
import { BATCH } from "../../../platform/in-batches.ts";
import { deleteRunsOf } from "../../play/delete-old.ts";
import { findOwnGame } from "../find-game.ts";
import { refreshInvitations } from "../sharing/refresh-invitations.ts";
import { markDeleted } from "./editing.repo.ts";
import { deleteRemoved, deleteSomePlays, findDue } from "./removed.repo.ts";

/** A chore deletes the rows later. @throws AppError 403 for anyone but the creator; 404. */
export async function deleteGame(ctx: PlayerCtx, { id }: { readonly id: string }): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		await findOwnGame(ctx, id, { db: tx, refusal: "custom-games/delete-not-yours" });
		if (!(await markDeleted(tx, id, ctx.clock.now()))) throw new AppError("custom-games/not-found");
		tx.afterCommit(() => refreshInvitations(ctx, { gameId: id }));
	});
}

/** A creator's deletion is final; a game that an administrator removed can be restored for a while. */
const OF_CREATOR_MS = HOUR_MS;
const OF_ADMINISTRATOR_MS = RESTORABLE_DAYS * DAY_MS;

const MAX_GAMES = 100;
/** Batches for plays in one run of the chore. Each is small, so that other calls never wait long. */
const MAX_BATCHES = 200;

/** Deletes removed games with all their plays. The next run continues. @returns how many games. */
export async function deleteRemovedGames(ctx: OperatorCtx): Promise<number> {
	const { kysely: db } = ctx.db;
	const now = ctx.clock.now();
	const due = { byCreator: now - OF_CREATOR_MS, byAdministrator: now - OF_ADMINISTRATOR_MS };
	let batches = MAX_BATCHES;
	let deleted = 0;
	for (const id of await findDue(db, due, MAX_GAMES)) {
		while (batches-- > 0) {
			const deletedNow = (await deleteSomePlays(db, id, BATCH)) + (await deleteRunsOf(ctx, id, BATCH));
			if (deletedNow === 0) break;
			await nextPass();
		}
		if (batches <= 0) break;
		await deleteRemoved(db, id);
		await nextPass();
		deleted++;
	}
	return deleted;
}
