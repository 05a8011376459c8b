import { setTimeout as sleep } from "node:timers/promises";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, UserRow } from "@hilo/db/tables";
import { emailKey } from "@hilo/rules/accounts/validators";
import { mayShare } from "@hilo/rules/custom-games/access";
import { decideInvitation } from "@hilo/rules/custom-games/invitation";
import type { InviteFriendInput, InviteInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { newId } from "../../../platform/system/ids.ts";
import { blockedAmong } from "../../friends/blocks.ts";
import { areAllFriends } from "../../friends/friendships.ts";
import { findUser, findUserIdsByEmail, isEmailVerified } from "../../users/find-user.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { isVisible } from "../../users/visible-users.ts";
import { findGame } from "../find-game.ts";
import { findInvitationsOfEach, hasGames, putInvitations, revealSender } from "./invitations.repo.ts";
import { LIMITS, mailStrangers, type Sent } from "./mail-strangers.ts";

/** Shortest time of an answer about addresses, so that its time does not show whether an account has one. */
const MIN_DURATION_MS = 120;

/**
 * The sender does not learn which addresses have accounts, who has blocked them, or who refuses mails. @throws AppError
 * 400 without recipients; 403 for non-friends or a game they may not share; 404; 429 with none invited.
 */
export async function invite(ctx: PlayerCtx, input: InviteInput): Promise<number> {
	const [invited] = await Promise.all([
		inviteRecipients(ctx, input),
		input.emails.length > 0 && sleep(MIN_DURATION_MS),
	]);
	return invited;
}

async function inviteRecipients(
	ctx: PlayerCtx,
	{ id, key, userIds, emails, message }: InviteInput,
): Promise<number> {
	const player = ctx.actor;
	const recipients = await requireRecipients(ctx.db.kysely, player.id, { userIds, emails });
	const invited = recipients.userIds.length + recipients.addresses.size;
	await ctx.db.transaction(async (tx) => {
		const game = await findGame(ctx, { id, key }, tx);
		if (!mayShare(game.row.privacy, game.relation)) throw new AppError("custom-games/share-not-allowed");
		const locked = await lockRecipients(ctx, tx, recipients);
		if (!(await areAllFriends(tx, player.id, recipients.userIds))) throw new AppError("friends/friends-only");
		const { mails, invitations } = LIMITS;
		const { userIds: friends, addresses } = recipients;
		if (friends.length > 0) await ctx.limits.take(invitations, player.id, tx, friends.length);
		if (addresses.size > 0) await ctx.limits.take(mails, player.id, tx, addresses.size);
		const sent = { game, message, sender: player };
		await invitePlayers(ctx, tx, locked.players, sent);
		await mailStrangers(ctx, tx, locked.strangers, sent);
	});
	return invited;
}

async function invitePlayers(
	ctx: Ctx,
	tx: Tx,
	players: LockedRecipients["players"],
	{ game: { row }, message, sender }: Sent,
): Promise<void> {
	if (players.length === 0) return;
	const ids = players.map(({ id }) => id);
	const existing = await findInvitationsOfEach(tx, row.id, ids);
	const sides = row.creator_id === null ? [sender.id] : [sender.id, row.creator_id];
	const blocked = await blockedAmong(tx, ids, sides);
	const outcomes = players.map((player) => {
		const stored = existing.get(player.id);
		const existingInvitation = stored ? { status: stored.status, byAddress: stored.by_address === 1 } : null;
		const { id, byAddress } = player;
		const invitation = { byAddress, isReceiversGame: id === row.creator_id, isBlocked: blocked.has(id) };
		return { ...player, outcome: decideInvitation(existingInvitation, invitation) };
	});
	const invited = outcomes.filter(({ outcome }) => outcome === "sent");
	const named = outcomes.filter(({ outcome }) => outcome === "named").map(({ id }) => id);
	await putInvitations(
		tx,
		invited.map(({ id, byAddress }) => ({
			id: newId(),
			game_id: row.id,
			user_id: id,
			sender_id: sender.id,
			message,
			status: "pending",
			by_address: byAddress ? 1 : 0,
			sent_at: ctx.clock.now(),
			answered_at: null,
		})),
	);
	await revealSender(tx, row.id, named);
	const receivers = invited.map(({ id }) => id);
	const isSeen = named.length > 0 || invited.some(({ byAddress }) => !byAddress);
	notifyAfterCommit(ctx, tx, isSeen ? [...receivers, row.creator_id, sender.id] : receivers, {
		kind: "invitations",
	});
}

/** @throws AppError 400 without a game, with another message for a player who has none; else as `invite`. */
export async function inviteFriend(
	ctx: PlayerCtx,
	{ userId, gameId, message }: InviteFriendInput,
): Promise<void> {
	if (gameId === undefined) {
		const hasOwnGame = await hasGames(ctx.db.kysely, ctx.actor.id);
		throw new AppError(hasOwnGame ? "play/game-missing" : "custom-games/none-to-invite-to");
	}
	await invite(ctx, { id: gameId, userIds: [userId], emails: [], message });
}

/** Each once, without the sender. */
interface Recipients {
	readonly userIds: readonly string[];
	/** As typed, by their keys. */
	readonly addresses: ReadonlyMap<string, string>;
}

/** @throws AppError 400 without recipients. */
async function requireRecipients(
	db: Queries,
	senderId: string,
	{ userIds, emails }: Pick<InviteInput, "userIds" | "emails">,
): Promise<Recipients> {
	const sender = await findUser(db, senderId);
	if (!sender) throw new AppError("accounts/signed-out");
	// Reversed, so that of two spellings the first is kept.
	const addresses = new Map(emails.toReversed().map((email) => [emailKey(email), email]));
	addresses.delete(sender.email_key);
	const receiverIds = [...new Set(userIds)].filter((id) => id !== sender.id);
	if (receiverIds.length + addresses.size === 0) throw new AppError("custom-games/no-recipient");
	return { userIds: receiverIds, addresses };
}

interface LockedRecipients {
	readonly players: readonly { readonly id: string; readonly byAddress: boolean }[];
	readonly strangers: ReadonlyMap<string, string>;
}

/** An address belongs to a player where the account has verified it and is visible. */
async function lockRecipients(
	ctx: Pick<Ctx, "settings">,
	tx: Tx,
	{ userIds, addresses }: Recipients,
): Promise<LockedRecipients> {
	const owners = await findUserIdsByEmail(tx, [...addresses.keys()]);
	const users = await lockUsers(tx, [...new Set([...userIds, ...owners])]);
	const ownsAddress = (user: UserRow) =>
		addresses.has(user.email_key) && isVisible(user) && isEmailVerified(ctx, user);
	const named = new Set(userIds);
	const strangers = new Map(addresses);
	for (const user of users) if (ownsAddress(user)) strangers.delete(user.email_key);
	const players = users
		.filter((user) => named.has(user.id) || ownsAddress(user))
		.map(({ id }) => ({ id, byAddress: !named.has(id) }));
	return { players, strangers };
}
