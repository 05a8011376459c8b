import { AppError } from "@hilo/rules/errors/errors";
import type { FriendLinkInput } from "@hilo/rules/friends/friends.schema";
import { decideLink, friendLinkPath } from "@hilo/rules/friends/request";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { lockUser } from "../users/find-user.ts";
import { befriend } from "./accept-request.ts";
import { findLink, findLinkOwner, insertLink, replaceLink } from "./friend-links.repo.ts";
import { countAllFriends } from "./friends.repo.ts";
import { type FriendRow, findFriend } from "./lists.repo.ts";
import { withBothUsers } from "./with-both-users.ts";

const LIMITS = {
	opened: { name: "friend-link", hits: 60, windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

/** The path of the caller's link, which the first call makes. */
export async function ownFriendLink({ actor, clock, db }: PlayerCtx): Promise<{ path: string }> {
	const { kysely } = db;
	const link = await findLink(kysely, actor.id);
	if (link) return { path: friendLinkPath(link.secret) };
	await insertLink(kysely, actor.id, newSecret(), clock.now());
	const made = await findLink(kysely, actor.id);
	if (!made) throw new AppError("accounts/signed-out");
	return { path: friendLinkPath(made.secret) };
}

/** The link before ends. Friends that it has made stay. */
export async function renewFriendLink(ctx: PlayerCtx): Promise<{ path: string }> {
	const { id } = ctx.actor;
	const secret = newSecret();
	await ctx.db.transaction(async (tx) => {
		await lockUser(tx, id);
		await replaceLink(tx, id, secret, ctx.clock.now());
		notifyAfterCommit(ctx, tx, [id], { kind: "me" });
	});
	return { path: friendLinkPath(secret) };
}

/** The owner of a link, the same for everyone who has it. Null for a link that has ended. */
export async function findOwnerOfLink({ actor, db }: Ctx, { key }: FriendLinkInput) {
	const owner = await findLinkOwner(db.kysely, key);
	return { owner: owner ?? null, isOwn: actor.kind === "player" && owner?.id === actor.id };
}

/**
 * Makes the caller and the link's owner friends, and answers their requests. The owner has invited a friend, and so has
 * a caller who had asked before. A second time is answered like the first.
 * @throws AppError 400 for the own link; 404 for one that has ended; 409 if either blocks the other or has too many
 * friends; 429.
 */
export async function addByLink(ctx: PlayerCtx, { key }: FriendLinkInput): Promise<FriendRow> {
	await ctx.limits.take(LIMITS.opened, ctx.actor.id);
	const { owner, isOwn } = await findOwnerOfLink(ctx, { key });
	if (!owner) throw new AppError("friends/link-ended");
	if (isOwn) throw new AppError("friends/own-link");
	return withBothUsers(ctx, owner.id, async (both) => {
		const { tx, own, other, relationship } = both;
		// Renewed since it was found.
		if (!(await findLinkOwner(tx, key))) throw new AppError("friends/link-ended");
		const outcome = decideLink(relationship, {
			ownFriends: await countAllFriends(tx, own.id),
			theirFriends: await countAllFriends(tx, other.id),
		});
		if (outcome.kind === "refused") throw new AppError(outcome.code);
		const hasAsked = relationship.ownRequest !== "none";
		if (outcome.kind === "friends") await befriend(ctx, both, hasAsked ? [other.id, own.id] : [other.id]);
		const friend = await findFriend(tx, own.id, other.id);
		if (!friend) throw new AppError("friends/link-ended");
		return friend;
	});
}
