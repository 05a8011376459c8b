import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { deleteOldest } from "../../platform/in-batches.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import {
	deleteMovesOfRunsEnded,
	findEndedRuns,
	findEndOfBatch,
	findLatestGames,
	findLatestRun,
	findOpenRun,
	findStaleRuns,
	previousScore,
} from "./play.repo.ts";
import { deleteUnusedPools } from "./pools.repo.ts";

const RUN = { id: "run", user_id: "ada", game: "github" } as const;
const BATCH = { after: 1, before: 5, limit: 500 };

onEachDatabase((openSite) => {
	it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
		[
			"open runs past their deadline",
			["runs_expiring"],
			(tx) => findStaleRuns(tx, { before: 5, limit: 200, offset: 9 }),
		],
		["a player's last run of a game", ["runs_finished"], (tx) => previousScore(tx, RUN)],
		["a player's last run", ["runs_of_user"], (tx) => findLatestRun(tx, "ada", 1)],
		["a player's last games", ["runs_of_user"], (tx) => findLatestGames(tx, "ada", 50)],
		["the runs of a player's statistics", ["runs_of_user"], (tx) => findEndedRuns(tx, "ada", 1000)],
		[
			"a player's open run of a custom game",
			["runs_playing_custom"],
			(tx) => findOpenRun(tx, "ada", { game: "custom", customGameId: "game" }),
		],
		["the oldest of the runs that ended", ["runs_ended"], (tx) => findEndOfBatch(tx, BATCH)],
		["the moves of old runs", ["runs_ended"], (tx) => deleteMovesOfRunsEnded(tx, { after: 1, until: 5 })],
		[
			"the oldest pools that no run uses",
			["pools_oldest", "runs_of_pool"],
			(tx) => deleteUnusedPools(tx, 5, 500),
		],
		[
			"the oldest answers of third parties",
			["source_cache_oldest"],
			(tx) => deleteOldest(tx, "source_cache", { column: "fetched_at", key: ["key"], before: 5 }),
		],
	])("finds %s by index", async (_, indexes, work) => {
		const { db } = await openSite();
		const plan = await planOf(db, work);
		for (const index of indexes) expect(plan).toContain(index);
		expect(plan, "nothing is sorted").not.toMatch(/sort|temp b-tree/i);
	});
});
