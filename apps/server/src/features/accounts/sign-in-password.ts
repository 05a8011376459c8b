import type { UserRow } from "@hilo/db/tables";
import { emailKey, usernameKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { exceedsLimit } from "../../platform/limits/rate-limits.ts";
import { LIMITS } from "./accounts.limits.ts";

/** The key of the rate limits. Depends on the typed text only, not on whether an account has it. */
function signInName(emailOrUsername: string): string {
	const key = emailKey(emailOrUsername);
	// A username can't contain "@".
	return key.includes("@") ? `email:${key}` : `name:${usernameKey(emailOrUsername)}`;
}

/**
 * Above the account's limit no password fits: another response would show that a name and an address belong together.
 * @param user undefined for an unknown name.
 * @throws AppError 429.
 */
export async function passwordFitsSignIn(
	ctx: Ctx,
	{ emailOrUsername, password }: { emailOrUsername: string; password: string },
	user: Pick<UserRow, "id" | "password_hash"> | undefined,
): Promise<boolean> {
	const name = signInName(emailOrUsername);
	const account = user?.id ?? name;
	await ctx.rateLimits.take(LIMITS.signInsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.signInsPerName, name);
	await ctx.rateLimits.take(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordsPerName, name);
	const isRefused = await exceedsLimit(ctx.rateLimits, LIMITS.passwordsPerAccount, account);
	// Also when refused, so that the response takes as long.
	const fits = await ctx.passwords.verify(user?.password_hash, password, ctx.address);
	if (!fits || isRefused) return false;
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerName, name);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAccount, account);
	return true;
}

/** So that an owner with a new password can sign in after others' wrong attempts. */
export async function resetPasswordAttempts(
	{ rateLimits }: Pick<Ctx, "rateLimits">,
	{ id, username, email }: Pick<UserRow, "id" | "username" | "email">,
): Promise<void> {
	await rateLimits.reset(LIMITS.passwordsPerAccount, id);
	for (const name of [username, email]) await rateLimits.reset(LIMITS.passwordsPerName, signInName(name));
}
