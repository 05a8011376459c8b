import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import {
	countRequestsTo,
	type FriendRow,
	findFriends,
	findRecentFriends,
	findRequestsFrom,
	findRequestsTo,
	type RequestRow,
} from "./lists.repo.ts";

/** Leaves out suspended and leaving friends. */
export function listFriends(ctx: PlayerCtx): Promise<FriendRow[]> {
	return listFriendsOf(ctx, ctx.actor.id);
}

/** For callers that have checked that users ask for themselves. */
export function listFriendsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<FriendRow[]> {
	return findFriends(db.kysely, userId);
}

/** At most `limit` friends, those who are online first, then those who were last. */
export function listRecentFriends(ctx: PlayerCtx, limit: number): Promise<FriendRow[]> {
	return findRecentFriends(ctx.db.kysely, ctx.actor.id, { limit, now: ctx.clock.now() });
}

/** The newest 200. */
export function listIncoming(ctx: PlayerCtx): Promise<RequestRow[]> {
	return listIncomingOf(ctx, ctx.actor.id);
}

/** For callers that have checked that users ask for themselves. */
export function listIncomingOf({ db }: Pick<Ctx, "db">, userId: string): Promise<RequestRow[]> {
	return findRequestsTo(db.kysely, userId);
}

export function countIncoming({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countRequestsTo(db.kysely, userId);
}

export function listSent(ctx: PlayerCtx): Promise<RequestRow[]> {
	return findRequestsFrom(ctx.db.kysely, ctx.actor.id);
}
