import { LOBBY_MS, SILENT_MS } from "@hilo/rules/duels/limits";
import { settleDue } from "@hilo/rules/duels/live";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { endDuel, lockDuel } from "../duels.repo.ts";
import { keepLive, lockLive } from "./change-live.ts";
import { findUnattended } from "./live.repo.ts";

const BATCH = 200;

/** Ends what closed pages left open. Several processes may run it; in maintenance no page can send heartbeats. */
export async function sweepLive(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	if ((await ctx.siteSettings.get("maintenance")) === "on") return;
	const now = ctx.clock.now();
	const before = { lobbyBefore: now - LOBBY_MS, silentBefore: now - SILENT_MS };
	for (const { id } of await findUnattended(ctx.db.kysely, { ...before, limit: BATCH })) {
		try {
			await settle(ctx, id);
		} catch (error) {
			ctx.log.error({ err: error, duelId: id }, "a live duel could not go on");
		}
	}
}

function settle(ctx: Ctx, id: string): Promise<void> {
	return ctx.db.transaction(async (tx) => {
		const duel = await lockDuel(tx, id);
		if (duel?.status !== "open" && duel?.status !== "playing") return;
		const now = ctx.clock.now();
		const held = await lockLive(ctx, tx, duel);
		if (held) await keepLive(ctx, tx, held, settleDue(held.course.course, held.live, now), now);
		// A side is missing because its account was deleted.
		else await endDuel(tx, id, "declined", now);
	});
}
