import type { UpdateStatusInput } from "@hilo/rules/presence/presence.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findFriendIds } from "../friends/friendships.ts";
import { putPresence, renewPresences } from "./presence.repo.ts";

/** Notifies friends, and the player's own pages, of a change. */
export async function updateStatus(ctx: PlayerCtx, { status }: UpdateStatusInput): Promise<void> {
	const { id } = ctx.actor;
	const now = ctx.clock.now();
	// On SQLite, transactions share a commit; a statement outside of one would have its own.
	await ctx.db.transaction(async (tx) => {
		if ((await renewPresences(tx, [id], now, status)).length > 0) return;
		await putPresence(tx, { user_id: id, status, last_seen_at: now });
		notifyAfterCommit(ctx, tx, [id, ...(await findFriendIds(tx, id))], { kind: "presence", of: id });
	});
}
