import { AppError } from "@hilo/rules/errors/app-error";
import type { PersonInput } from "@hilo/rules/friends/friends.schema";
import { REQUEST_MESSAGES, requestLeadsTo } from "@hilo/rules/friends/request";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { befriend } from "./befriend.ts";
import { LIMITS } from "./friends.limits.ts";
import { countFriends, countSentRequests, putRequest, showRequest } from "./friends.repo.ts";
import { type FriendRow, findFriend } from "./lists.repo.ts";
import { type Pair, withPair } from "./with-pair.ts";

/** What the sender of a request is told. */
export interface RequestAnswer {
	readonly message: string;
	/** Whether the other had asked before, so that both are friends at once. */
	readonly mutualAccept: boolean;
	/** The new friend; null while the other has not answered. */
	readonly friend: FriendRow | null;
}

const SENT: RequestAnswer = { message: REQUEST_MESSAGES.sent, mutualAccept: false, friend: null };

/**
 * Asks somebody to be friends. Anyone who is signed in may. Somebody who blocks the player never hears of it, and the player does not
 * notice (D53).
 *
 * @throws AppError 400 for oneself; 401; 404; 409 for a friend, somebody the player blocks, or at a limit; 429 after 60 in an hour.
 */
export async function requestFriend(ctx: Ctx, { userId }: PersonInput): Promise<RequestAnswer> {
	const player = requirePlayer(ctx);
	if (userId === player.id) throw new AppError("friends/oneself");
	await ctx.rateLimits.take(LIMITS.requests, player.id);
	return withPair(ctx, userId, async (pair) => {
		const now = ctx.clock.now();
		const outcome = requestLeadsTo(pair.between, await countsOf(pair), now);
		switch (outcome.kind) {
			case "refused":
				throw new AppError(outcome.code);
			case "unchanged":
				return SENT;
			case "sent":
				await send(ctx, pair, outcome.isHidden);
				return SENT;
			case "shown":
				await show(ctx, pair);
				return SENT;
			case "friends": {
				await befriend(ctx, pair, [pair.own.id, pair.other.id]);
				const friend = await findFriend(pair.tx, pair.own.id, pair.other.id);
				return { message: REQUEST_MESSAGES.friends, mutualAccept: true, friend: friend ?? null };
			}
		}
	});
}

async function countsOf({ tx, own, other }: Pair) {
	return {
		ownFriends: await countFriends(tx, own.id),
		theirFriends: await countFriends(tx, other.id),
		ownOpenRequests: await countSentRequests(tx, own.id),
	};
}

/** A hidden request changes nothing for its receiver, who is told nothing. */
async function send(ctx: Ctx, { tx, own, other }: Pair, isHidden: boolean): Promise<void> {
	await putRequest(tx, { from: own.id, to: other.id, at: ctx.clock.now(), isHidden });
	const concerned = isHidden ? [own.id] : [own.id, other.id];
	await touchAll(tx, concerned);
	notifyAfterCommit(ctx, tx, concerned, { kind: "requests" });
}

/** For its sender nothing changes, not even when it was sent: nobody learns that a request was hidden. */
async function show(ctx: Ctx, { tx, own, other }: Pair): Promise<void> {
	await showRequest(tx, own.id, other.id);
	await touchAll(tx, [other.id]);
	notifyAfterCommit(ctx, tx, [other.id], { kind: "requests" });
}
