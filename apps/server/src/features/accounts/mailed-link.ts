import type { AccountTokenRow, Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashSecret, newSecret } from "../../platform/system/ids.ts";
import { findToken, insertToken } from "./accounts.repo.ts";

// Promised in docs/product.md#accounts.

type Purpose = AccountTokenRow["purpose"];

const PATHS: Readonly<Record<Purpose, string>> = {
	"reset-password": "/reset-password",
	"change-email": "/confirm-email",
	"verify-email": "/confirm-email",
};

const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
	// As long as the limit on password mails: who may ask for no more has one that works.
	"reset-password": HOUR_MS,
	"change-email": DAY_MS,
	"verify-email": DAY_MS,
};

interface NewLink {
	readonly purpose: Purpose;
	readonly userId: string;
	readonly email?: string | null;
	/** An administrator gives it to the player, which takes longer than a mail. */
	readonly isHandedOver?: boolean;
}

/** The link can be used once, by anyone who has it. Only a hash of its secret is stored. */
export async function createLink(
	ctx: Pick<Ctx, "clock" | "linkOrigin">,
	db: Queries,
	{ purpose, userId, email = null, isHandedOver = false }: NewLink,
): Promise<string> {
	const token = newSecret();
	const expiresAt = ctx.clock.now() + (isHandedOver ? DAY_MS : LIFETIME_MS[purpose]);
	await insertToken(db, {
		hash: hashSecret(token),
		user_id: userId,
		purpose,
		email,
		expires_at: expiresAt,
	});
	return `${ctx.linkOrigin}${PATHS[purpose]}?token=${token}`;
}

/** @throws AppError 400 for an unknown, used or expired link. */
export async function findLinkOrThrow(
	ctx: Platform,
	purposes: readonly Purpose[],
	token: string,
): Promise<AccountTokenRow> {
	const row = await findToken(ctx.db.kysely, { hash: hashSecret(token), purposes }, ctx.clock.now());
	if (!row) throw new AppError("accounts/link-invalid");
	return row;
}
