import { type Ctx, requirePlayer } from "../../platform/context.ts";
import {
	countRequestsTo,
	type FriendRow,
	findFriends,
	findRecentFriends,
	findRequestsFrom,
	findRequestsTo,
	type RequestRow,
} from "./lists.repo.ts";

export type { FriendRow };

/** Leaves out suspended and leaving friends. @throws AppError 401. */
export function listFriends(ctx: Ctx): Promise<FriendRow[]> {
	return listFriendsOf(ctx, requirePlayer(ctx).id);
}

/** For callers that have checked that users ask for themselves. */
export function listFriendsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<FriendRow[]> {
	return findFriends(db.kysely, userId);
}

/** At most `limit` friends, those who are online first, then those who were last. @throws AppError 401. */
export function listRecentFriends(ctx: Ctx, limit: number): Promise<FriendRow[]> {
	return findRecentFriends(ctx.db.kysely, requirePlayer(ctx).id, { limit, now: ctx.clock.now() });
}

export type { RequestRow };

/** The newest 200. @throws AppError 401. */
export function listIncoming(ctx: Ctx): Promise<RequestRow[]> {
	return listIncomingOf(ctx, requirePlayer(ctx).id);
}

/** For callers that have checked that users ask for themselves. */
export function listIncomingOf({ db }: Pick<Ctx, "db">, userId: string): Promise<RequestRow[]> {
	return findRequestsTo(db.kysely, userId);
}

export function countIncoming({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countRequestsTo(db.kysely, userId);
}

/** @throws AppError 401. */
export function listSent(ctx: Ctx): Promise<RequestRow[]> {
	return findRequestsFrom(ctx.db.kysely, requirePlayer(ctx).id);
}
