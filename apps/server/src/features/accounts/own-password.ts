import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findUser, lockUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { suspendedError } from "./suspension/suspended-error.ts";

/**
 * Returns the signed-in player, whose password was checked once more. Tries count for the session alone: others, who sign in wrongly or use the
 * same network, must not keep the owner from looking after the account, and who took a session can't keep the owner's others from it.
 *
 * @throws AppError 401 when signed out; 403 for a wrong password; 429 after too many.
 */
export async function requireOwnPassword(ctx: Ctx, password: string): Promise<UserRow> {
	const { id, sessionSecret } = requirePlayer(ctx);
	const session = hashSecret(sessionSecret);
	await ctx.rateLimits.take(LIMITS.ownPasswordChecks, session);
	await ctx.rateLimits.take(LIMITS.wrongOwnPasswords, session);
	const user = await findUser(ctx.db.kysely, id);
	// Who leaves ends all sessions: this one was still there when the call came.
	if (!user || user.deletion_due_at !== null) throw new AppError("accounts/signed-out");
	const fits = await ctx.passwords.fit(user.password_hash, password, ctx.address);
	if (!fits) throw new AppError("accounts/wrong-password");
	await ctx.rateLimits.giveBack(LIMITS.wrongOwnPasswords, session);
	return user;
}

/** What a user was when the password was checked. */
export type CheckedUser = Pick<UserRow, "id" | "password_hash" | "deletion_due_at">;

/**
 * Holds the row of a user whose password was found right, until the transaction ends. Checking takes a while, and what the password
 * allows must not happen after another one was set.
 *
 * @throws AppError `refusal` when the account has another password by now; 401 when it was left since; 403 when it was suspended.
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
