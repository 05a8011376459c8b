import type { Tx } from "@hilo/db/open-database";
import type { SessionRow } from "@hilo/db/tables";
import type { EndSessionInput } from "@hilo/rules/accounts/accounts.schema";
import type { BrowserCtx, Ctx, SessionCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { updateStatus } from "../presence/statuses.ts";
import { lockUser } from "../users/find-user.ts";
import { deleteSession, deleteSessionsOf, findSessions } from "./accounts.repo.ts";
import { forgetOtherBrowsers } from "./known-browser.ts";

/** The caller's session first, then by last use. The id is a hash, useless for signing in. */
export async function listSessions(ctx: SessionCtx) {
	const player = ctx.actor;
	const current = hashSecret(player.credential.secret);
	const rows = await findSessions(ctx.db.kysely, player.id, ctx.clock.now());
	return rows
		.map((row) => ({ id: row.id, ...present(row), isCurrent: row.id === current }))
		.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Only for the user's own export. */
export async function exportSessions({ db, clock }: Platform, userId: string) {
	return (await findSessions(db.kysely, userId, clock.now())).map(present);
}

/** The last use is to within five minutes. */
function present({ device, created_at, last_seen_at }: SessionRow) {
	return { device, createdAt: isoTime(created_at), lastSeenAt: isoTime(last_seen_at) };
}

/** Ignores an id that is not a session of the player. Other browsers are no longer known. */
export async function endSession(ctx: SessionCtx, { id }: EndSessionInput): Promise<void> {
	const player = ctx.actor;
	if (id === hashSecret(player.credential.secret)) return logout(ctx);
	await ctx.db.transaction(async (tx) => {
		await forgetOthers(ctx, tx, player.id);
		await deleteSession(tx, player.id, id);
	});
	ctx.live.broadcast([player.id], { kind: "signed-out", sessionId: id });
}

/** Other browsers are no longer known either. */
export async function endOtherSessions(ctx: SessionCtx): Promise<void> {
	const player = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		await forgetOthers(ctx, tx, player.id);
		await deleteSessionsOf(tx, player.id, hashSecret(player.credential.secret));
	});
	ctx.live.recheck([player.id]);
}

/** Also ends the session's live streams, and shows the player as offline; a page elsewhere posts again. */
export async function logout(ctx: BrowserCtx): Promise<void> {
	const { actor } = ctx;
	if (actor.kind === "player") {
		const { id, credential } = actor;
		await ctx.auth.sessions.invalidateSession(credential.secret);
		ctx.live.broadcast([id], { kind: "signed-out", sessionId: hashSecret(credential.secret) });
		await updateStatus({ ...ctx, actor }, { status: "offline" });
	}
	ctx.setSession(null);
}

async function forgetOthers(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
	const user = await lockUser(tx, userId);
	if (user) await forgetOtherBrowsers(ctx, tx, user);
}
