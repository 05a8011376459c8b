import type { DuelRow } from "@hilo/db/tables";
import { LIVE_DUEL_TIMEOUT_MS, LOBBY_MS } from "@hilo/rules/duels/caps";
import { applyDueChanges } from "@hilo/rules/duels/live-duel-changes";
import type { OpenRuns } from "../../play/sweep-runs.ts";
import { endDuel, lockDuel } from "../duels.repo.ts";
import { lockLiveDuel, saveLiveDuelAndSides } from "./change-live-duel.ts";
import { findUnattended, restartLiveDuelClocks } from "./live-duels.repo.ts";

/** Live duels: both sides change together. Pages send heartbeats, so only what closed pages left open is swept. */
export const LIVE_DUELS: OpenRuns<DuelRow> = {
	findAbandoned: ({ db }, now, page) =>
		findUnattended(db.kysely, {
			lobbyBefore: now - LOBBY_MS,
			silentBefore: now - LIVE_DUEL_TIMEOUT_MS,
			...page,
		}),

	async endAbandoned(ctx, { id }) {
		return ctx.db.transaction(async (tx) => {
			const duel = await lockDuel(tx, id);
			if (duel?.status !== "open" && duel?.status !== "playing") return false;
			const now = ctx.clock.now();
			const locked = await lockLiveDuel(ctx, tx, duel);
			// A side is missing because its account was deleted.
			if (!locked) {
				await endDuel(tx, id, "declined", now);
				return true;
			}
			const live = applyDueChanges(locked.planned.plan, locked.live, now);
			await saveLiveDuelAndSides(ctx, tx, locked, live, now);
			return live.status !== "open" && live.status !== "playing";
		});
	},

	idOf: ({ id }) => ({ duelId: id }),

	restartClocks: (tx, { at }) => restartLiveDuelClocks(tx, at),
};
