import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { passwordFits } from "../../platform/sessions/passwords.ts";
import { findUser } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";

/**
 * Whether the password is the account's. A wrong one counts against the account and against the address that it came from (D49), a
 * right one against neither.
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
	await ctx.rateLimits.take(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordsPerAccount, account);
	if (!(await passwordFits(storedHash, password))) return false;
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
