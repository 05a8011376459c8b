import type { UpdateStatusInput } from "@hilo/rules/presence/presence.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findFriendIds } from "../friends/friendships.ts";
import { putPresence, renewPresence } from "./presence.repo.ts";

/** Notifies friends, and the player's own pages, of a change. @throws AppError 401. */
export async function updateStatus(ctx: Ctx, { status }: UpdateStatusInput): Promise<void> {
	const { id } = requirePlayer(ctx);
	const row = { user_id: id, status, last_seen_at: ctx.clock.now() };
	// On SQLite, transactions share a commit; a statement outside of one would have its own.
	await ctx.db.transaction(async (tx) => {
		if (await renewPresence(tx, row)) return;
		await putPresence(tx, row);
		notifyAfterCommit(ctx, tx, [id, ...(await findFriendIds(tx, id))], { kind: "presence", of: id });
	});
}
