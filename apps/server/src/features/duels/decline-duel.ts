import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { declineBy, lockDuel } from "./duels.repo.ts";
import { findSeenDuel } from "./find-seen-duel.ts";
import { findSeat } from "./sides.repo.ts";

/** Idempotent. The challenger may cancel a live one. @throws AppError as `findSeenDuel`; 403; 409. */
export async function declineDuel(ctx: PlayerCtx, { id }: { id: string }): Promise<void> {
	const player = ctx.actor;
	const { duel: seenDuel, named, challenger } = await findSeenDuel(ctx, id);
	const isCaller = seenDuel.mode === "live" && challenger.user_id === player.id;
	if (!named || (named.id !== player.id && !isCaller)) throw new AppError("duels/not-yours");
	await ctx.db.transaction(async (tx) => {
		const duel = await lockDuel(tx, id);
		const own = duel && (await findSeat(tx, id, 2));
		if (!duel || !own) throw new AppError("duels/no-such-duel");
		if (duel.status === "declined") return;
		const isOpen = duel.status === "open" && (own.status === "waiting" || own.status === "ready");
		if (!isOpen) throw new AppError("duels/over");
		await declineBy(tx, id, named.id === player.id ? 2 : 1, ctx.clock.now());
		const userIds = [named.id, challenger.user_id];
		notifyAfterCommit(ctx, tx, userIds, { kind: "duel", in: id });
		notifyAfterCommit(ctx, tx, userIds, { kind: "duels" });
	});
}
