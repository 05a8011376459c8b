import { isPresent, type Status } from "@hilo/rules/presence/presence";
import type { StatusesInput } from "@hilo/rules/presence/presence.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findLastSeen, findUsersWithPresence } from "./presence.repo.ts";

export interface StatusView {
	readonly status: Status;
	/** Epoch ms of the last post; null if unknown or hidden. */
	readonly lastOnline: number | null;
}

const ID = /^[\w-]{1,64}$/;

/** Shows friends and the caller; others as offline, hidden or unknown users not at all. */
export async function statuses(ctx: PlayerCtx, { userIds }: StatusesInput): Promise<Map<string, StatusView>> {
	const player = ctx.actor;
	const ids = [...new Set(userIds)].filter((id) => ID.test(id));
	if (ids.length === 0) return new Map();
	const now = ctx.clock.now();
	const users = await findUsersWithPresence(ctx.db.kysely, player.id, ids);
	return new Map(
		users.map(({ id, friend_of, status, last_seen_at }) => {
			const lastOnline = id === player.id || friend_of !== null ? last_seen_at : null;
			const isShown = status !== null && lastOnline !== null && isPresent(lastOnline, now);
			return [id, { status: isShown ? status : "offline", lastOnline }];
		}),
	);
}

export async function exportLastOnline({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	return isoTime(await findLastSeen(db.kysely, userId));
}
