import { isUniqueViolation } from "@hilo/db/unique-violation";
import type { RegisterInput } from "@hilo/rules/accounts/accounts.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { emailKey, usernameKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { count } from "../analytics/daily-counter.ts";
import { type Me, meOf } from "../me/current-user.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { insertUser } from "../users/change-user.ts";
import { isEmailVerified } from "../users/email-verified.ts";
import { isEmailTaken } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { openSession } from "./open-session.ts";
import { mailVerification } from "./send-verification.ts";

/** @throws AppError 409 for a taken address or name; 429; 503 during maintenance. */
export async function register(ctx: Ctx, input: RegisterInput): Promise<Me> {
	if ((await ctx.siteSettings.get("maintenance")) === "on")
		throw new AppError("site/registration-in-maintenance");
	await ctx.rateLimits.take(LIMITS.registrations, ctx.address);
	const id = newId();
	const user = {
		id,
		username: input.username,
		username_key: usernameKey(input.username),
		email: input.email,
		email_key: emailKey(input.email),
		password_hash: await ctx.passwords.hash(input.password, ctx.address),
		created_at: ctx.clock.now(),
		deletion_due_at: null,
	};
	try {
		await ctx.db.transaction(async (tx) => {
			await insertUser(tx, user);
			await notifyAdmins(ctx, tx, {
				type: "user",
				message: `${user.username} has registered`,
				link: `/admin/users/${id}`,
				aboutId: id,
			});
		});
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		// When both are taken, SQLite and PostgreSQL report different ones.
		const isTaken = await isEmailTaken(ctx.db.kysely, user.email_key);
		throw new AppError(isTaken ? "accounts/email-taken" : "accounts/username-taken");
	}
	count(ctx, { measure: "registrations" });
	if (!isEmailVerified(ctx, { email_verified_at: null })) await mailVerification(ctx, user);
	await openSession(ctx, user);
	return meOf(ctx, id);
}
