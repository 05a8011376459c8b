import type { DuelRow } from "@hilo/db/tables";
import { LIVE_TIMEOUT_MS, LOBBY_MS } from "@hilo/rules/duels/limits";
import { applyDueChanges } from "@hilo/rules/duels/live";
import type { OpenRuns } from "../../play/run-kind.ts";
import { endDuel, lockDuel } from "../duels.repo.ts";
import { lockLive, saveLive } from "./change-live.ts";
import { findUnattended, restartLiveClocks } from "./live.repo.ts";

/** Live duels: both sides change together. Pages send heartbeats, so only what closed pages left open is swept. */
export const LIVE_DUELS: OpenRuns<DuelRow> = {
	findAbandoned: ({ db }, now, page) =>
		findUnattended(db.kysely, { lobbyBefore: now - LOBBY_MS, silentBefore: now - LIVE_TIMEOUT_MS, ...page }),

	async endAbandoned(ctx, { id }) {
		return ctx.db.transaction(async (tx) => {
			const duel = await lockDuel(tx, id);
			if (duel?.status !== "open" && duel?.status !== "playing") return false;
			const now = ctx.clock.now();
			const locked = await lockLive(ctx, tx, duel);
			// A side is missing because its account was deleted.
			if (!locked) {
				await endDuel(tx, id, "declined", now);
				return true;
			}
			const live = applyDueChanges(locked.planned.plan, locked.live, now);
			await saveLive(ctx, tx, locked, live, now);
			return live.status !== "open" && live.status !== "playing";
		});
	},

	idOf: ({ id }) => ({ duelId: id }),

	restartClocks: (tx, { at }) => restartLiveClocks(tx, at),
};
