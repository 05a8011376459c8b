import type { Tx } from "@hilo/db/open-database";
import type { ApiTokenRow } from "@hilo/db/tables";
import type { EndTokenInput } from "@hilo/rules/api-tokens/api-tokens.schema";
import type { Scope } from "@hilo/rules/api-tokens/scopes";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, Ctx, SessionCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordAction } from "../../audit/record-action.ts";
import { findNames } from "../../users/find-user.ts";
import { deleteApiToken, findAdminTokens, findApiTokens } from "../accounts.repo.ts";

/** The caller's own players' tokens, the newest first. */
export async function listApiTokens(ctx: SessionCtx) {
	const rows = await findApiTokens(ctx.db.kysely, ctx.actor.id, ctx.clock.now());
	return rows.filter(({ kind }) => kind === "player").map(present);
}

/** The tokens of all administrators, the newest first. */
export async function listAdminTokens(ctx: AdminCtx & SessionCtx) {
	const rows = await findAdminTokens(ctx.db.kysely, ctx.clock.now());
	return rows.map((row) => ({ ...present(row), owner: { id: row.user_id, username: row.username } }));
}

/** Tokens of both kinds, without their hashes. Only for the user's own export. */
export async function exportApiTokens({ db, clock }: Platform, userId: string) {
	const rows = await findApiTokens(db.kysely, userId, clock.now());
	return rows.map((row) => {
		const { id: _, ...token } = present(row);
		return { kind: row.kind, ...token };
	});
}

/** `hint`: the token's last four characters. The last use is to within five minutes; null for none. */
function present(row: ApiTokenRow) {
	const scopes: readonly Scope[] = JSON.parse(row.scopes);
	const { id, name, hint, last_used_at: at, last_address_class: from } = row;
	return {
		id,
		name,
		hint,
		scopes,
		createdAt: isoTime(row.created_at),
		endsAt: isoTime(row.expires_at),
		lastUse: at !== null && from !== null ? { at: isoTime(at), from } : null,
	};
}

/** Ends a player's token of the caller. @throws AppError 404. */
export async function endApiToken(ctx: SessionCtx, { id }: EndTokenInput): Promise<void> {
	const { id: userId } = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const ended = await deleteApiToken(tx, { id, kind: "player", user_id: userId });
		if (!ended) throw new AppError("api-tokens/not-found");
		closeStreams(ctx, tx, userId, id);
	});
}

/** Ends any administrator's token, so that a leaked one needs no owner to be there. @throws AppError 404. */
export async function endAdminToken(ctx: AdminCtx & SessionCtx, { id }: EndTokenInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const ended = await deleteApiToken(tx, { id, kind: "administrator" });
		if (!ended) throw new AppError("api-tokens/not-found");
		const { user_id: userId, name } = ended;
		const names = await findNames(tx, [userId]);
		await recordAction(ctx, tx, {
			action: "token.end",
			subject: { kind: "user", id: userId, name: names.get(userId) ?? "" },
			before: { name, scopes: JSON.parse(ended.scopes) },
		});
		closeStreams(ctx, tx, userId, id);
	});
}

function closeStreams(ctx: Pick<Ctx, "live">, tx: Tx, userId: string, sessionId: string): void {
	tx.afterCommit(() => ctx.live.broadcast([userId], { kind: "signed-out", sessionId }));
}
