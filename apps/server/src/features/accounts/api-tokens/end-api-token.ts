import type { Tx } from "@hilo/db/open-database";
import type { EndTokenInput } from "@hilo/rules/api-tokens/api-tokens.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx, Ctx, SessionCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { findNames } from "../../users/find-user.ts";
import { deleteApiToken } from "../api-tokens.repo.ts";

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
