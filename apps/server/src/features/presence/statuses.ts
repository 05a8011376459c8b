import type { Status } from "@hilo/rules/presence/presence";
import type { StatusesInput } from "@hilo/rules/presence/presence.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Presence } from "./local-presences.ts";
import {
	findInOtherProcesses,
	findLastOnline,
	findUsersWithPresence,
	type PresenceRow,
} from "./presence.repo.ts";

export interface StatusView {
	readonly status: Status;
	/** Epoch ms: now for a player who is online; null if unknown or hidden. */
	readonly lastOnline: number | null;
}

const ID = /^[\w-]{1,64}$/;
const OFFLINE: StatusView = { status: "offline", lastOnline: null };

/** Shows friends and the caller; others as offline, hidden or unknown users not at all. @throws AppError 401. */
export async function statuses(ctx: Ctx, { userIds }: StatusesInput): Promise<Map<string, StatusView>> {
	const player = requirePlayer(ctx);
	const ids = [...new Set(userIds)].filter((id) => ID.test(id));
	if (ids.length === 0) return new Map();
	const now = ctx.clock.now();
	const db = ctx.db.kysely;
	const users = await findUsersWithPresence(db, player.id, ids);
	const selfAndFriends = users.filter(({ id, friend_of }) => id === player.id || friend_of !== null);
	const selfAndFriendIds = selfAndFriends.map(({ id }) => id);
	const inOtherProcesses = Map.groupBy(
		selfAndFriendIds.length === 0
			? []
			: await findInOtherProcesses(db, { ids: selfAndFriendIds, processId: ctx.presence.processId, now }),
		(row) => row.user_id,
	);
	const shownStatuses = selfAndFriends.map(({ id, at }) => {
		const presences = [ctx.presence.local.get(id), ...(inOtherProcesses.get(id) ?? []).map(presenceOf)];
		const status = latestPresence(presences)?.status ?? "offline";
		const last = Math.max(at ?? 0, ctx.presence.local.lastSeen(id) ?? 0);
		return [id, { status, lastOnline: status === "offline" ? last || null : now }] as const;
	});
	return new Map([...users.map(({ id }) => [id, OFFLINE] as const), ...shownStatuses]);
}

function latestPresence(presences: readonly (Presence | null)[]): Presence | null {
	return presences.reduce(
		(best, presence) => (presence && presence.onlineUntil > (best?.onlineUntil ?? -1) ? presence : best),
		null,
	);
}

function presenceOf({ status, is_connected, online_until }: PresenceRow): Presence {
	return { status, isConnected: is_connected === 1, onlineUntil: online_until };
}

export async function exportLastOnline({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const at = await findLastOnline(db.kysely, userId);
	return isoTime(at);
}
