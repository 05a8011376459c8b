import type { LoginInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey, usernameKey } from "@hilo/rules/accounts/keys";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import { passwordFits } from "../../platform/passwords.ts";
import { LIMITS } from "../../platform/rate-limits.ts";
import { findUserByLogin } from "./accounts.repo.ts";
import { type Me, meOf } from "./current-user.ts";
import { openSession } from "./open-session.ts";

/**
 * Signs in by email address or username. Anyone may try, within the limits (D49): a wrong password counts against the account,
 * whether it exists or not, and against the address it came from; a right one counts against neither.
 *
 * @throws AppError 401 for a wrong name or password, in the same time and words for both (D18); 429; 503 for a non-admin during maintenance.
 */
export async function login(ctx: Ctx, input: LoginInput): Promise<Me> {
	const key = { username: usernameKey(input.emailOrUsername), email: emailKey(input.emailOrUsername) };
	const user = await findUserByLogin(ctx.db.kysely, key);
	const account = user?.id ?? `unknown:${key.username}`;
	await ctx.rateLimits.take(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.take(LIMITS.passwordsPerAccount, account);
	if (!(await passwordFits(user?.password_hash, input.password)) || !user)
		throw new AppError("accounts/bad-login");
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAddress, ctx.address);
	await ctx.rateLimits.giveBack(LIMITS.passwordsPerAccount, account);
	if (user.is_admin === 0 && (await ctx.siteSettings.get("maintenance")) === "on")
		throw new AppError("site/maintenance");
	await openSession(ctx, user.id);
	return meOf(ctx, user.id);
}
