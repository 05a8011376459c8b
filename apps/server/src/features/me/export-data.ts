import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findUser } from "../users/find-user.ts";
import { LIMITS } from "./me.limits.ts";

/** Returns what a feature keeps of a user, without secrets. The caller is that user. */
export type ExportPart = (ctx: Ctx, userId: string) => Promise<unknown>;

/** The parts by the names that they have in the export. */
export type ExportParts = Readonly<Record<string, ExportPart>>;

/** What the parts returned. */
type Exported<Parts extends ExportParts> = { [Name in keyof Parts]: Awaited<ReturnType<Parts[Name]>> };

/**
 * Returns everything that the site keeps of the signed-in player (D30): the account itself, and what the features hand in.
 *
 * @throws AppError 401; 429 after ten in an hour.
 */
export async function exportData<Parts extends ExportParts>(ctx: Ctx, parts: Parts) {
	const player = requirePlayer(ctx);
	await ctx.rateLimits.take(LIMITS.exports, player.id);
	const user = await findUser(ctx.db.kysely, player.id);
	if (!user) throw new AppError("accounts/signed-out");
	const exported: Record<string, unknown> = {};
	for (const [name, part] of Object.entries(parts)) exported[name] = await part(ctx, user.id);
	return {
		exportedAt: new Date(ctx.clock.now()).toISOString(),
		account: presentAccount(user),
		...(exported as Exported<Parts>),
	};
}

function presentAccount(user: UserRow) {
	const showcase: string[] | null = user.showcase === null ? null : JSON.parse(user.showcase);
	return {
		id: user.id,
		username: user.username,
		email: user.email,
		isAdmin: user.is_admin === 1,
		createdAt: new Date(user.created_at).toISOString(),
		showcase,
	};
}
