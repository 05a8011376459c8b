import type { LoginInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import { isSuspended } from "@hilo/rules/moderation/moderation";
import type { BrowserCtx } from "../../platform/context.ts";
import { exceedsLimit } from "../../platform/limits/rate-limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { findUserByLogin } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { openSession } from "./open-session.ts";
import { findUserByPassword } from "./sign-in-password.ts";
import { liftIfExpired } from "./suspension/suspend-account.ts";

export interface SignedIn extends Me {
	/** Whether signing in has cancelled a deletion of the account. */
	readonly wasLeaving: boolean;
}

/** Wrong names and passwords get the same error in the same time. @throws AppError 401, 403, 429, 503. */
export async function login(ctx: BrowserCtx, input: LoginInput): Promise<SignedIn> {
	const key = { username: usernameKey(input.emailOrUsername), email: emailKey(input.emailOrUsername) };
	const user = await findUserByPassword(ctx, input, await findUserByLogin(ctx.db.kysely, key));
	if (!user) {
		ctx.counters.signIns.inc("failed");
		recordFailedSignIn(ctx);
		throw new AppError("accounts/bad-login");
	}
	if (user.is_admin === 0 && (await ctx.siteSettings.get("maintenance")) === "on")
		throw new AppError("site/maintenance");
	const hasExpired = user.suspended_until !== null && !isSuspended(user.suspended_until, ctx.clock.now());
	if (hasExpired) await liftIfExpired(ctx, user.id);
	await openSession(ctx, user);
	ctx.counters.signIns.inc("ok");
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
