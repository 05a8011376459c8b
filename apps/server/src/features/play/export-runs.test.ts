import { planOf } from "@hilo/db/testing/plan-of";
import { aPool, aRun } from "@hilo/db/testing/rows";
import { expect, it } from "vitest";
import { collect } from "../../testing/collect.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { exportRuns } from "./export-runs.ts";
import { findMoves, runsAfter } from "./play.repo.ts";

const START = 1_780_000_000_000;

/** Groups of three start at the same time. @returns the ids, the oldest first. */
async function storeRuns({ db: { kysely: db } }: TestSite, userId: string, prefix: string, count: number) {
	const ids = Array.from({ length: count }, (_, n) => `${prefix}-${String(n).padStart(2, "0")}`);
	const runs = ids.map((id, n) =>
		aRun(id, userId, {
			status: "over",
			outcome: "wrong",
			started_at: START + Math.floor(n / 3),
			ended_at: START,
		}),
	);
	await db.insertInto("runs").values(runs.toReversed()).execute();
	const moves = ids.flatMap((run_id) =>
		[2, 1].map((round) => ({
			run_id,
			round,
			guess: "higher" as const,
			correct: round === 1 ? (1 as const) : (0 as const),
			outcome: null,
			value: round,
			score: 1,
			new_best: 0 as const,
			best: 1,
			at: START,
		})),
	);
	await db.insertInto("moves").values(moves).execute();
	return ids;
}

onEachDatabase((openSite) => {
	it("holds every run once, oldest first, in pages of two", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await site.db.kysely.insertInto("pools").values(aPool("pool")).execute();
		const ids = await storeRuns(site, ada.id, "ada", 10);
		await storeRuns(site, bob.id, "bob", 4);
		const runs = await collect(exportRuns(site.operator, ada.id, 2));
		expect(runs.map(({ id }) => id)).toEqual(ids);
		for (const { moves } of runs) {
			expect((await collect(moves)).map(({ round, correct }) => [round, correct])).toEqual([
				[1, true],
				[2, false],
			]);
		}
	});

	it("reads each page by index", async () => {
		const { db } = await openSite();
		const page = (after: Parameters<typeof runsAfter>[2]["after"]) =>
			planOf(db, (tx) => runsAfter(tx, "ada", { after, limit: 500 }).execute());
		const next = await page({ started_at: START, id: "run" });
		for (const plan of [await page(undefined), next]) {
			expect(plan).toContain("runs_of_user");
			expect(plan, "nothing is sorted").not.toMatch(/sort|temp b-tree/i);
		}
		expect(next).toMatch(/started_at/);
		const moves = await planOf(db, (tx) => findMoves(tx, "run", { after: { round: 1 }, limit: 9 }));
		expect(moves).toMatch(/moves_pkey|primary key/i);
		expect(moves).not.toMatch(/seq scan|^.*scan moves/i);
	});
});
