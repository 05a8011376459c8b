import { isUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import type { NewUser, RegistrationInvitationRow } from "@hilo/db/tables";
import type { RegisterInput } from "@hilo/rules/accounts/accounts.schema";
import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import { type BrowserCtx, type Ctx, operatorContext } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { count } from "../analytics/analytics.ts";
import { recordAction } from "../audit/record-action.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { requireMayRegister, useInvitation } from "../registration/use-invitation.ts";
import { insertUser, refuseReservedName } from "../users/change-user.ts";
import { isEmailTaken, isEmailVerified } from "../users/find-user.ts";
import { LIMITS } from "./accounts.limits.ts";
import { openSession } from "./open-session.ts";
import { mailVerification } from "./own-email.ts";

/**
 * With a setup link, the account is the administrator's. @throws AppError 400, 403, 409 where an invitation is needed
 * or can't be used; 409 for a taken address or name; 429; 503 during maintenance.
 */
export async function register(ctx: BrowserCtx, input: RegisterInput): Promise<Me> {
	if ((await ctx.siteSettings.get("maintenance")) === "on")
		throw new AppError("site/registration-in-maintenance");
	await ctx.limits.take(LIMITS.registrations, ctx.address);
	const invitation = await requireMayRegister(ctx, input.invitation);
	await refuseReservedName(ctx, input.username);
	const user = {
		id: newId(),
		username: input.username,
		username_key: usernameKey(input.username),
		email: input.email,
		email_key: emailKey(input.email),
		password_hash: await ctx.auth.passwords.hash(input.password, ctx.address),
		is_admin: invitation?.makes_admin ?? 0,
		created_at: ctx.clock.now(),
		deletion_due_at: null,
	};
	try {
		await ctx.db.transaction(async (tx) => {
			if (invitation) await useInvitation(ctx, tx, invitation);
			await insertUser(tx, user);
			await (user.is_admin === 1 ? recordSetup(ctx, tx, user) : notifyOfUser(ctx, tx, { user, invitation }));
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
	return readMe(ctx, user.id);
}

/** The operator has given the rights, by the link. */
async function recordSetup(ctx: Ctx, tx: Tx, user: Pick<NewUser, "id" | "username">): Promise<void> {
	await recordAction(operatorContext(ctx), tx, {
		action: "user.promote",
		subject: { kind: "user", id: user.id, name: user.username },
		after: { by: "setup link" },
	});
}

interface Registration {
	readonly user: Pick<NewUser, "id" | "username">;
	readonly invitation: Pick<RegistrationInvitationRow, "note"> | null;
}

async function notifyOfUser(ctx: Ctx, tx: Tx, { user, invitation }: Registration): Promise<void> {
	const by = invitation && (invitation.note ? ` by invitation (${invitation.note})` : " by invitation");
	await notifyAdmins(ctx, tx, {
		type: "user",
		message: `${user.username} has registered${by ?? ""}`,
		link: `/admin/users/${user.id}`,
		aboutId: user.id,
	});
}
