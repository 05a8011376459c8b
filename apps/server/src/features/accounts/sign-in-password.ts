import type { UserRow } from "@hilo/db/tables";
import { emailKey, usernameKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { isPast } from "../../platform/limits/is-past.ts";
import { LIMITS } from "./accounts.limits.ts";

/** What somebody signs in with, as limits count it: whatever its case, and without a look at whose it is. */
export function typedName(emailOrUsername: string): string {
	const key = emailKey(emailOrUsername);
	// A username holds no "@" (D18).
	return key.includes("@") ? `email:${key}` : `name:${usernameKey(emailOrUsername)}`;
}

/**
 * Returns whether the password lets somebody in. Every try counts for the network address and for what was typed, because each costs a
 * hash; a wrong one counts for both once more, by the stricter limits of D49, and for the account. Past the account's limit, which
 * its name and its address share, no password fits: any other answer would tell that the two belong together.
 *
 * @param user whose name or address it is, if anybody's.
 * @throws AppError 429.
 */
export async function passwordFitsSignIn(
	ctx: Ctx,
	{ emailOrUsername, password }: { emailOrUsername: string; password: string },
	user: Pick<UserRow, "id" | "password_hash"> | undefined,
): Promise<boolean> {
	const typed = typedName(emailOrUsername);
	const account = user?.id ?? typed;
	await ctx.rateLimits.take(LIMITS.signInsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.signInsPerName, typed);
	await ctx.rateLimits.take(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordsPerName, typed);
	const isRefused = await isPast(ctx.rateLimits, LIMITS.passwordsPerAccount, account);
	// Checked all the same, so that the answer takes as long.
	const fits = await ctx.passwords.fit(user?.password_hash, password, ctx.address);
	if (!fits || isRefused) return false;
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerName, typed);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAccount, account);
	return true;
}

/** Forgets the wrong passwords that others have tried for an account, so that its owner can sign in. */
export async function forgetWrongPasswords(
	{ rateLimits }: Pick<Ctx, "rateLimits">,
	{ id, username, email }: Pick<UserRow, "id" | "username" | "email">,
): Promise<void> {
	await rateLimits.forget(LIMITS.passwordsPerAccount, id);
	for (const name of [username, email]) await rateLimits.forget(LIMITS.passwordsPerName, typedName(name));
}
