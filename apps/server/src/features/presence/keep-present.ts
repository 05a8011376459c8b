import { PRESENCE_TIMEOUT_MS } from "@hilo/rules/presence/presence";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findFriendIdsOfEach } from "../friends/friendships.ts";
import { findExpired, renewPresences, startPresences } from "./presence.repo.ts";

/** Those of the players who have an open stream count as online, or keep the status that was posted last. */
export async function keepPresent(ctx: Ctx, userIds: readonly string[]): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		// A page that was left since has posted "offline".
		const open = userIds.filter((id) => ctx.live.streams.hasPage(id));
		const kept = new Set(await renewPresences(tx, open, now));
		const absent = open.filter((id) => !kept.has(id));
		const friends = await findFriendIdsOfEach(tx, await startPresences(tx, absent, now));
		for (const [id, friendIds] of friends)
			notifyAfterCommit(ctx, tx, friendIds, { kind: "presence", of: id });
	});
}

/** A chore. Each process tells the friends who are connected to it whose status has run out since the last time. */
export function presenceKeeper(ctx: Ctx): () => Promise<void> {
	const { clock, db, live } = ctx;
	let told = clock.now() - PRESENCE_TIMEOUT_MS;
	return async () => {
		// Sorted, so that all processes lock rows in the same order.
		for (const part of inParts(live.streams.players().sort())) await keepPresent(ctx, part);
		const until = clock.now() - PRESENCE_TIMEOUT_MS;
		const expired = live.streams.size > 0 ? await findExpired(db.kysely, { after: told, until }) : [];
		for (const part of inParts(expired)) {
			for (const [id, to] of await findFriendIdsOfEach(db.kysely, part))
				live.streams.deliver({ to, event: { kind: "presence", of: id } });
		}
		told = until;
	};
}
