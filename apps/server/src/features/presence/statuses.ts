import { isPresent, type Status } from "@hilo/rules/presence/presence";
import type { StatusesInput, UpdateStatusInput } from "@hilo/rules/presence/presence.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findFriendIds } from "../friends/friendships.ts";
import {
	findLastSeen,
	findUsersWithPresence,
	isOffline,
	putPresence,
	renewPresences,
} from "./presence.repo.ts";

interface StatusView {
	readonly status: Status;
	/** When the status was last sent, ISO 8601; null if unknown or hidden. */
	readonly lastOnline: string | null;
}

const ID = /^[\w-]{1,64}$/;

/** By user id. Shows friends and the caller; others as offline, hidden or unknown users not at all. */
export async function statuses(
	ctx: PlayerCtx,
	{ userIds }: StatusesInput,
): Promise<Record<string, StatusView>> {
	const player = ctx.actor;
	const ids = [...new Set(userIds)].filter((id) => ID.test(id));
	if (ids.length === 0) return {};
	const now = ctx.clock.now();
	const users = await findUsersWithPresence(ctx.db.kysely, player.id, ids);
	return Object.fromEntries(
		users.map(({ id, friend_of, status, last_seen_at }) => {
			const lastOnline = id === player.id || friend_of !== null ? last_seen_at : null;
			const isShown = status !== null && lastOnline !== null && isPresent(lastOnline, now);
			return [id, { status: isShown ? status : "offline", lastOnline: isoTime(lastOnline) }];
		}),
	);
}

export async function exportLastOnline({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	return isoTime(await findLastSeen(db.kysely, userId));
}

/** A page that is reloaded posts "offline" as it is left, and its status again within this time. */
const RELOAD_MS = 3000;

/**
 * Notifies friends, and the player's own pages, of a change. Friends are notified of "offline" 3 s later, and only of
 * a player who is still offline, so that they don't see a reload.
 */
export async function updateStatus(ctx: PlayerCtx, { status }: UpdateStatusInput): Promise<void> {
	const { id } = ctx.actor;
	const now = ctx.clock.now();
	// On SQLite, transactions share a commit; a statement outside of one would have its own.
	await ctx.db.transaction(async (tx) => {
		if ((await renewPresences(tx, [id], now, status)).length > 0) return;
		await putPresence(tx, { user_id: id, status, last_seen_at: now });
		const friendIds = await findFriendIds(tx, id);
		const event = { kind: "presence", of: id } as const;
		notifyAfterCommit(ctx, tx, status === "offline" ? [id] : [id, ...friendIds], event);
		if (status !== "offline") return;
		const notifyIfOffline = async () => {
			if (await isOffline(ctx.db.kysely, id)) ctx.live.notifyClients(friendIds, event);
		};
		tx.afterCommit(() => ctx.background.run("presence", notifyIfOffline, RELOAD_MS));
	});
}
