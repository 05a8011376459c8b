import type { EndSessionInput } from "@hilo/rules/accounts/own-account.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { deleteSession, deleteSessionsOf } from "./sessions.repo.ts";

/** Ignores an id that is not a session of the player. @throws AppError 401. */
export async function endSession(ctx: Ctx, { id }: EndSessionInput): Promise<void> {
	const player = requirePlayer(ctx);
	if (id === hashSecret(player.sessionSecret)) return logout(ctx);
	await deleteSession(ctx.db.kysely, player.id, id);
	ctx.live.broadcast([player.id], { kind: "signed-out", sessionId: id });
}

/** @throws AppError 401. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
	const player = requirePlayer(ctx);
	await deleteSessionsOf(ctx.db.kysely, player.id, hashSecret(player.sessionSecret));
	ctx.live.recheck([player.id]);
}

/** Also ends the session's live streams and its presence. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") {
		const { id, sessionSecret } = ctx.actor;
		await ctx.sessions.invalidateSession(sessionSecret);
		ctx.live.broadcast([id], { kind: "signed-out", sessionId: hashSecret(sessionSecret) });
	}
	ctx.setSession(null);
}
