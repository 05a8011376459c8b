import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerInput } from "@hilo/rules/friends/friends.schema";
import { decideRequest, REQUEST_MESSAGES } from "@hilo/rules/friends/request";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { befriend } from "./accept-request.ts";
import {
	countAllFriends,
	countSentRequests,
	deleteRequest,
	putRequest,
	recordRejection,
	unhideRequest,
} from "./friends.repo.ts";
import { type FriendRow, findFriend } from "./lists.repo.ts";
import { type BothUsers, withBothUsers } from "./with-both-users.ts";

const LIMITS = {
	requests: {
		name: "friend-request",
		hits: 60,
		windowMs: HOUR_MS,
		error: "friends/too-many-requests",
	},
} as const satisfies Limits;

export interface RequestAnswer {
	readonly message: string;
	/** True if the other had asked first, so that both are friends now. */
	readonly mutualAccept: boolean;
	/** Null until the other accepts. */
	readonly friend: FriendRow | null;
}

const SENT: RequestAnswer = { message: REQUEST_MESSAGES.sent, mutualAccept: false, friend: null };

/** A player who blocks the caller never sees the request, and the answer does not tell.
 * @throws AppError 400 for oneself; 404; 409 for a friend, a blocked player or a limit; 429 past 60 an hour. */
export async function requestFriend(ctx: PlayerCtx, { userId }: PlayerInput): Promise<RequestAnswer> {
	const player = ctx.actor;
	if (userId === player.id) throw new AppError("friends/oneself");
	await ctx.limits.take(LIMITS.requests, player.id);
	return withBothUsers(ctx, userId, async (both) => {
		const now = ctx.clock.now();
		const outcome = decideRequest(both.relationship, await countFriendsAndRequests(both), now);
		switch (outcome.kind) {
			case "refused":
				throw new AppError(outcome.code);
			case "unchanged":
				return SENT;
			case "sent":
				await send(ctx, both, outcome.isHidden);
				return SENT;
			case "shown":
				await unhide(ctx, both);
				return SENT;
			case "friends": {
				await befriend(ctx, both, [both.own.id, both.other.id]);
				const friend = await findFriend(both.tx, both.own.id, both.other.id);
				return { message: REQUEST_MESSAGES.friends, mutualAccept: true, friend: friend ?? null };
			}
		}
	});
}

async function countFriendsAndRequests({ tx, own, other }: BothUsers) {
	return {
		ownFriends: await countAllFriends(tx, own.id),
		theirFriends: await countAllFriends(tx, other.id),
		ownOpenRequests: await countSentRequests(tx, own.id),
	};
}

/** The receiver of a hidden request gets no event. */
async function send(ctx: Ctx, { tx, own, other }: BothUsers, isHidden: boolean): Promise<void> {
	await putRequest(tx, { from: own.id, to: other.id, at: ctx.clock.now(), isHidden });
	const receivers = isHidden ? [own.id] : [own.id, other.id];
	notifyAfterCommit(ctx, tx, receivers, { kind: "requests" });
}

/** The sender gets no event, and the time of the request stays: they must not learn that it was hidden. */
async function unhide(ctx: Ctx, { tx, own, other }: BothUsers): Promise<void> {
	await unhideRequest(tx, own.id, other.id);
	notifyAfterCommit(ctx, tx, [other.id], { kind: "requests" });
}

/** Counts as no rejection. @throws AppError 404 without such a request. */
export function withdrawRequest(ctx: PlayerCtx, { userId }: PlayerInput): Promise<void> {
	return withBothUsers(ctx, userId, async ({ tx, own, other, relationship }) => {
		if (relationship.ownRequest === "none") throw new AppError("friends/no-request");
		await deleteRequest(tx, own.id, other.id);
		const receivers = relationship.ownRequest === "hidden" ? [own.id] : [own.id, other.id];
		notifyAfterCommit(ctx, tx, receivers, { kind: "requests" });
	});
}

/** The sender is not told, and may ask again. @throws AppError 404 without such a request. */
export function rejectRequest(ctx: PlayerCtx, { userId }: PlayerInput): Promise<void> {
	return withBothUsers(ctx, userId, async ({ tx, own, other, relationship }) => {
		if (relationship.theirRequest !== "open") throw new AppError("friends/no-request");
		await deleteRequest(tx, other.id, own.id);
		await recordRejection(tx, own.id, other.id, ctx.clock.now());
		notifyAfterCommit(ctx, tx, [own.id], { kind: "requests" });
	});
}
