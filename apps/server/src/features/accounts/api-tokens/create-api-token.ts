import { randomInt } from "node:crypto";
import type { CreateTokenInput } from "@hilo/rules/api-tokens/api-tokens.schema";
import { MAX_TOKENS, newToken } from "@hilo/rules/api-tokens/token";
import { AppError } from "@hilo/rules/errors/errors";
import { DAY_MS } from "@hilo/rules/time/durations";
import { isAdmin, type SessionCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { hashSecret, newId } from "../../../platform/system/ids.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockAdmins } from "../../users/lock-users.ts";
import { countApiTokens, insertApiToken } from "../accounts.repo.ts";
import { lockPassword, requireOwnPassword } from "../own-password.ts";

const HINT_LENGTH = 4;

/** @returns the token, stored nowhere. @throws AppError 403 for a wrong password or a missing right; 409; 429. */
export async function createApiToken(
	ctx: SessionCtx,
	{ kind, name, scopes, days, password }: CreateTokenInput,
): Promise<{ token: string }> {
	if (kind === "administrator" && !isAdmin(ctx)) throw new AppError("admin/access-denied");
	const user = await requireOwnPassword(ctx, password);
	const token = newToken(kind, randomInt);
	const now = ctx.clock.now();
	const expiresAt = now + days * DAY_MS;
	await ctx.db.transaction(async (tx) => {
		// Administrators are locked before the user, as where their rights are changed.
		if (kind === "administrator" && !(await lockAdmins(tx)).includes(user.id))
			throw new AppError("admin/access-denied");
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		if ((await countApiTokens(tx, user.id, now)) >= MAX_TOKENS) throw new AppError("api-tokens/too-many");
		await insertApiToken(tx, {
			id: newId(),
			user_id: user.id,
			kind,
			name,
			hash: hashSecret(token),
			hint: token.slice(-HINT_LENGTH),
			scopes: JSON.stringify(scopes),
			created_at: now,
			expires_at: expiresAt,
			last_used_at: null,
			last_address_class: null,
		});
		if (kind === "administrator" && isAdmin(ctx))
			await recordAction(ctx, tx, {
				action: "token.create",
				subject: { kind: "user", id: user.id, name: user.username },
				after: { name, scopes, endsAt: isoTime(expiresAt) },
			});
	});
	return { token };
}
