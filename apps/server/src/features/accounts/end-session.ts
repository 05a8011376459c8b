import type { EndSessionInput } from "@hilo/rules/accounts/own-account.schema";
import { type Ctx, requireSession } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { deleteSession, deleteSessionsOf } from "./sessions.repo.ts";

/** Ignores an id that is not a session of the player. @throws AppError 401. */
export async function endSession(ctx: Ctx, { id }: EndSessionInput): Promise<void> {
	const player = requireSession(ctx);
	if (id === hashSecret(player.credential.secret)) return logout(ctx);
	await deleteSession(ctx.db.kysely, player.id, id);
	ctx.live.broadcast([player.id], { kind: "signed-out", sessionId: id });
}

/** @throws AppError 401. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
	const player = requireSession(ctx);
	await deleteSessionsOf(ctx.db.kysely, player.id, hashSecret(player.credential.secret));
	ctx.live.recheck([player.id]);
}

/** Also ends the session's live streams and its presence. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") {
		const { id, credential } = requireSession(ctx);
		await ctx.sessions.invalidateSession(credential.secret);
		ctx.live.broadcast([id], { kind: "signed-out", sessionId: hashSecret(credential.secret) });
	}
	ctx.setSession(null);
}
