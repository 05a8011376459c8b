import type { Tx } from "@hilo/db/open-database";
import type { Queries, UserRow } from "@hilo/db/tables";
import type { ChangePasswordInput } from "@hilo/rules/accounts/accounts.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { suspensionText } from "@hilo/rules/moderation/moderation";
import type { Ctx, SessionCtx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { changeUser } from "../users/change-user.ts";
import { findUser, lockUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { deleteCredentialsOf, findSuspension } from "./accounts.repo.ts";
import { rememberBrowser } from "./known-browser.ts";

/** Ends all other sessions, mailed links and API tokens. @throws AppError 403 for a wrong password; 429. */
export async function changePassword(
	ctx: SessionCtx,
	{ currentPassword, password }: ChangePasswordInput,
): Promise<void> {
	const user = await requireOwnPassword(ctx, currentPassword);
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	await ctx.db.transaction(async (tx) => {
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		await changeUser(tx, user.id, { password_hash: hash });
		await deleteCredentialsOf(tx, user.id, hashSecret(ctx.actor.credential.secret));
	});
	rememberBrowser(ctx, { id: user.id, password_hash: hash });
	ctx.live.recheck([user.id]);
	ctx.mailer.send(passwordChangedMail(user, ctx.linkOrigin));
}

/**
 * Counts by session, so that attempts by others neither block the owner nor the owner's other sessions.
 * @throws AppError 403 for a wrong password; 429.
 */
export async function requireOwnPassword(ctx: SessionCtx, password: string): Promise<UserRow> {
	const { id, credential } = ctx.actor;
	const session = hashSecret(credential.secret);
	await ctx.limits.take(LIMITS.ownPasswordChecks, session);
	await ctx.limits.take(LIMITS.wrongOwnPasswords, session);
	const user = await findUser(ctx.db.kysely, id);
	// The account was left from another session since the call arrived.
	if (!user || user.deletion_due_at !== null) throw new AppError("accounts/signed-out");
	const match = await ctx.auth.passwords.verify(user.password_hash, password, ctx.address);
	if (match === "none") throw new AppError("accounts/wrong-password");
	await ctx.limits.giveBack(LIMITS.wrongOwnPasswords, session);
	const owner = match === "fits" ? user : await normalizeStoredPassword(ctx, user, password);
	if (!owner) throw new AppError("accounts/wrong-password");
	return owner;
}

export type CheckedUser = Pick<UserRow, "id" | "password_hash" | "deletion_due_at">;

/**
 * Locks the user and repeats the check, since the password may have changed during the slow hashing.
 * @throws AppError `refusal` for another password; 401 for an account that was left; 403 for a suspended one.
 */
export async function lockPassword(
	ctx: Pick<Ctx, "settings">,
	tx: Tx,
	checked: CheckedUser,
	refusal: "accounts/bad-login" | "accounts/wrong-password",
): Promise<void> {
	const user = await lockUser(tx, checked.id);
	if (!user || user.deletion_due_at !== checked.deletion_due_at)
		throw new AppError(refusal === "accounts/bad-login" ? refusal : "accounts/signed-out");
	if (user.password_hash !== checked.password_hash) throw new AppError(refusal);
	const { id, suspended_until } = user;
	if (suspended_until !== null) throw await suspendedError(ctx, tx, { id, suspended_until });
}

async function suspendedError(
	{ settings }: Pick<Ctx, "settings">,
	db: Queries,
	user: { id: string; suspended_until: number },
): Promise<AppError> {
	const suspension = await findSuspension(db, user.id);
	return new AppError("accounts/suspended", {
		message: suspensionText(user.suspended_until, settings.siteTimeZone),
		...(suspension && { reason: suspension.reason }),
	});
}

/**
 * Replaces the hash of a password in the form in which it was typed, such as one from elsewhere. The password is the
 * same, so that no session ends. @returns the user with the hash that is stored now; null for another password.
 */
export async function normalizeStoredPassword<User extends Pick<UserRow, "id" | "password_hash">>(
	ctx: Ctx,
	user: User,
	password: string,
): Promise<User | null> {
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	const stored = await ctx.db.transaction(async (tx) => {
		const current = (await lockUser(tx, user.id))?.password_hash;
		if (current !== user.password_hash) return current;
		await changeUser(tx, user.id, { password_hash: hash });
		return hash;
	});
	// Unless a simultaneous call has done the same, the password was changed.
	const isSame =
		stored === hash || (await ctx.auth.passwords.verify(stored, password, ctx.address)) === "fits";
	return isSame && stored !== undefined ? { ...user, password_hash: stored } : null;
}
