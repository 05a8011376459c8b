import type { Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import { type FriendshipStatus, friendshipStatusOf } from "@hilo/rules/friends/relationship";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { findFriendsAmong, findRequestedAmong } from "./lists.repo.ts";
import { findRelationship } from "./relationships.repo.ts";

/** @throws AppError 404. */
export async function friendshipStatusWith(
	ctx: PlayerCtx,
	{ userId }: PlayerInput,
): Promise<FriendshipStatus> {
	const player = ctx.actor;
	if (userId === player.id) return "oneself";
	return friendshipStatusOf(await relationshipWith(ctx, player.id, userId));
}

/** @throws AppError 404. */
export async function hasSentRequest(ctx: PlayerCtx, { userId }: PlayerInput): Promise<boolean> {
	const { ownRequest } = await relationshipWith(ctx, ctx.actor.id, userId);
	return ownRequest !== "none";
}

async function relationshipWith({ db: { kysely: db } }: Ctx, ownId: string, otherId: string) {
	if (!(await findVisibleUser(db, otherId))) throw new AppError("accounts/user-not-found");
	return findRelationship(db, ownId, otherId);
}

interface FriendsAndRequested {
	readonly friends: ReadonlySet<string>;
	readonly requested: ReadonlySet<string>;
}

export async function friendsAndRequestedAmong(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<FriendsAndRequested> {
	if (ids.length === 0) return { friends: new Set(), requested: new Set() };
	return {
		friends: new Set(await findFriendsAmong(db, userId, ids)),
		requested: new Set(await findRequestedAmong(db, userId, ids)),
	};
}
