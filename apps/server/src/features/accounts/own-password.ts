import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findUser, lockUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { suspendedError } from "./suspension/suspended-error.ts";

/**
 * Returns whether the password is the account's. Every check counts against the account and against the address that it came from,
 * because each costs a hash. A wrong password counts against both once more, by the stricter limits of D49.
 *
 * @param account the user's id, or another text to count the attempts by where there is no such account.
 * @throws AppError 429.
 */
export async function passwordFitsWithinLimits(
	ctx: Ctx,
	account: string,
	storedHash: string | undefined,
	password: string,
): Promise<boolean> {
	await ctx.rateLimits.take(LIMITS.signInsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.signInsPerAccount, account);
	await ctx.rateLimits.take(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordsPerAccount, account);
	if (!(await ctx.passwords.fit(storedHash, password))) return false;
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAccount, account);
	return true;
}

/**
 * Returns the signed-in player, whose password was checked once more.
 *
 * @throws AppError 401 when signed out; 403 for a wrong password; 429 after too many.
 */
export async function requireOwnPassword(ctx: Ctx, password: string): Promise<UserRow> {
	const player = requirePlayer(ctx);
	const user = await findUser(ctx.db.kysely, player.id);
	if (!user) throw new AppError("accounts/signed-out");
	if (!(await passwordFitsWithinLimits(ctx, user.id, user.password_hash, password)))
		throw new AppError("accounts/wrong-password");
	return user;
}

/** What a user was when the password was checked. */
export type CheckedUser = Pick<UserRow, "id" | "password_hash" | "deletion_due_at">;

/**
 * Holds the row of a user whose password was found right, until the transaction ends. Checking takes a while, and what the password
 * allows must not happen after another one was set.
 *
 * @throws AppError `refusal` when the account has another password by now, or was left since; 403 when it was suspended.
 */
export async function holdPassword(
	ctx: Pick<Ctx, "settings">,
	tx: Tx,
	checked: CheckedUser,
	refusal: "accounts/bad-login" | "accounts/wrong-password",
): Promise<void> {
	const user = await lockUser(tx, checked.id);
	if (user?.password_hash !== checked.password_hash || user.deletion_due_at !== checked.deletion_due_at)
		throw new AppError(refusal);
	const { id, suspended_until } = user;
	if (suspended_until !== null) throw await suspendedError(ctx, tx, { id, suspended_until });
}
