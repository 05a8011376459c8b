import type { Tx } from "@hilo/db/open-database";
import type { Queries, UserRow } from "@hilo/db/tables";
import { emailKey } from "@hilo/rules/accounts/validators";
import type { InviteInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../../platform/context.ts";
import { isEmailVerified } from "../../users/email-verified.ts";
import { findUser, findUserIdsByEmail } from "../../users/find-user.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { isVisible } from "../../users/visible-users.ts";

/** Each once, without the sender. */
export interface Recipients {
	readonly userIds: readonly string[];
	/** As typed, by their keys. */
	readonly addresses: ReadonlyMap<string, string>;
}

/** @throws AppError 400 without recipients. */
export async function requireRecipients(
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

export interface LockedRecipients {
	readonly players: readonly { readonly id: string; readonly byAddress: boolean }[];
	readonly strangers: ReadonlyMap<string, string>;
}

/** An address belongs to a player where the account has verified it and is visible. */
export async function lockRecipients(
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
