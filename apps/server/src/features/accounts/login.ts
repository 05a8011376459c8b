import type { UserRow } from "@hilo/db/tables";
import type { LoginInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { BrowserCtx, Ctx } from "../../platform/context.ts";
import { exceedsLimit } from "../../platform/limits/rate-limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { findUserByLogin } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { knownBrowserOf } from "./known-browser.ts";
import { openSession } from "./open-session.ts";
import { normalizeStoredPassword } from "./own-password.ts";
import { liftIfExpired } from "./suspend-account.ts";

export interface SignedIn extends Me {
	/** Whether signing in has cancelled a deletion of the account. */
	readonly wasLeaving: boolean;
}

/** Wrong names and passwords get the same error in the same time. @throws AppError 401, 403, 429, 503. */
export async function login(ctx: BrowserCtx, input: LoginInput): Promise<SignedIn> {
	const key = { username: usernameKey(input.emailOrUsername), email: emailKey(input.emailOrUsername) };
	const user = await findUserByPassword(ctx, input, await findUserByLogin(ctx.db.kysely, key));
	if (!user) {
		ctx.counters?.signIns.inc({ outcome: "failed" });
		recordFailedSignIn(ctx);
		throw new AppError("accounts/bad-login");
	}
	if (user.is_admin === 0 && (await ctx.siteSettings.get("maintenance")) === "on")
		throw new AppError("site/maintenance");
	const hasExpired = user.suspended_until !== null && !isSuspended(user.suspended_until, ctx.clock.now());
	if (hasExpired) await liftIfExpired(ctx, user.id);
	await openSession(ctx, user);
	ctx.counters?.signIns.inc({ outcome: "ok" });
	return { ...(await readMe(ctx, user.id)), wasLeaving: user.deletion_due_at !== null };
}

/** One counter for the site, because an attacker may try many accounts from many addresses. */
const SITE = "site";

/** Runs after the response, so that every failed sign-in takes the same time. */
function recordFailedSignIn(ctx: Platform): void {
	const { db, background, limits } = ctx;
	background.run("count failed sign-ins", async () => {
		if (!(await exceedsLimit(limits, LIMITS.failedSignIns, SITE))) return;
		await db.transaction(async (tx) => {
			if (await exceedsLimit(limits, LIMITS.failedSignInNotifications, SITE, tx)) return;
			const message = "20 failed sign-ins in 10 minutes";
			await notifyAdmins(ctx, tx, { type: "security", message });
		});
	});
}

/** The key of the rate limits. Depends on the typed text only, not on whether an account has it. */
function signInName(emailOrUsername: string): string {
	const key = emailKey(emailOrUsername);
	// A username can't contain "@".
	return key.includes("@") ? `email:${key}` : `name:${usernameKey(emailOrUsername)}`;
}

/**
 * Above the account's limit no password fits: another response would show that a name and an address belong together.
 * A browser that has signed in to the account before counts for itself, so that strangers can't lock its owner out.
 * @param user undefined for an unknown name.
 * @returns the user, if the password fits. @throws AppError 429.
 */
async function findUserByPassword(
	ctx: Ctx,
	{ emailOrUsername, password }: { emailOrUsername: string; password: string },
	user: UserRow | undefined,
): Promise<UserRow | null> {
	const name = signInName(emailOrUsername);
	const account = user?.id ?? name;
	const browser = knownBrowserOf(ctx, user);
	const { tries, wrong } = countersOf(ctx, { name, account, browser });
	for (const [limit, subject] of [...tries, ...wrong]) await ctx.limits.take(limit, subject);
	const isRefused = browser === null && (await exceedsLimit(ctx.limits, LIMITS.passwordsPerAccount, account));
	// Also when refused, so that the response takes as long.
	const match = await ctx.auth.passwords.verify(user?.password_hash, password, ctx.address);
	if (!user || match === "none" || isRefused) return null;
	for (const [limit, subject] of wrong) await ctx.limits.giveBack(limit, subject);
	if (browser === null) await ctx.limits.giveBack(LIMITS.passwordsPerAccount, account);
	return match === "fits" ? user : normalizeStoredPassword(ctx, user, password);
}

/** Limits with their subjects: of all tries, and of wrong passwords. */
function countersOf(
	{ address }: Pick<Ctx, "address">,
	{ name, account, browser }: { name: string; account: string; browser: string | null },
) {
	if (browser !== null)
		return {
			tries: [[LIMITS.signInsOfKnown, account]],
			wrong: [[LIMITS.passwordsPerBrowser, browser]],
		} as const;
	return {
		tries: [
			[LIMITS.signInsPerAddress, address],
			[LIMITS.signInsPerName, name],
		],
		wrong: [
			[LIMITS.passwordsPerAddress, address],
			[LIMITS.passwordsPerName, name],
		],
	} as const;
}

/** So that an owner with a new password can sign in after others' wrong attempts. */
export async function resetPasswordAttempts(
	{ limits }: Pick<Ctx, "limits">,
	{ id, username, email }: Pick<UserRow, "id" | "username" | "email">,
): Promise<void> {
	await limits.reset(LIMITS.passwordsPerAccount, id);
	for (const name of [username, email]) await limits.reset(LIMITS.passwordsPerName, signInName(name));
}
