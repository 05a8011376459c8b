import type { Queries } from "@hilo/db/queries";
import { AppError } from "@hilo/rules/errors/app-error";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import { type FriendshipStatus, friendshipStatusOf } from "@hilo/rules/friends/relationship";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { findBetween } from "./between.repo.ts";
import { findAskedAmong, findFriendsAmong } from "./lists.repo.ts";

/** @throws AppError 401; 404. */
export async function friendshipStatusWith(ctx: Ctx, { userId }: PlayerInput): Promise<FriendshipStatus> {
	const player = requirePlayer(ctx);
	if (userId === player.id) return "oneself";
	return friendshipStatusOf(await betweenVisible(ctx, player.id, userId));
}

/** @throws AppError 401; 404. */
export async function hasSentRequest(ctx: Ctx, { userId }: PlayerInput): Promise<boolean> {
	const { ownRequest } = await betweenVisible(ctx, requirePlayer(ctx).id, userId);
	return ownRequest !== "none";
}

async function betweenVisible({ db: { kysely: db } }: Ctx, ownId: string, otherId: string) {
	if (!(await findVisibleUser(db, otherId))) throw new AppError("accounts/user-not-found");
	return findBetween(db, ownId, otherId);
}

interface Acquaintance {
	readonly friends: ReadonlySet<string>;
	readonly asked: ReadonlySet<string>;
}

export async function acquaintanceWith(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<Acquaintance> {
	if (ids.length === 0) return { friends: new Set(), asked: new Set() };
	return {
		friends: new Set(await findFriendsAmong(db, userId, ids)),
		asked: new Set(await findAskedAmong(db, userId, ids)),
	};
}
