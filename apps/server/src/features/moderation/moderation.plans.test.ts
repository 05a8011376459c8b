import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import {
	countOpen,
	countOpenAbout,
	countSentBy,
	decideReports,
	findReportsAbout,
	findWaiting,
} from "./reports.repo.ts";

const FIRST = { id: "r", kind: "game", subject_id: "g", accused_id: null, created_at: 1 } as const;
const AFTER = { at: 1, id: "a" };

onEachDatabase((openSite) => {
	it("reads reports by index, in its order", async () => {
		const { db } = await openSite();
		const waiting = (kind: "all" | "game") => (tx: Tx) => findWaiting(tx, { kind, after: AFTER, limit: 20 });
		const queries: [string, RegExp, (tx: Tx) => Promise<unknown>][] = [
			["the queue", /reports_open\b/, waiting("all")],
			["the queue of a kind", /reports_open_of_kind/, waiting("game")],
			[
				"reports about two things",
				/reports_open_about.*reports_open_about/s,
				(tx) => findReportsAbout(tx, [FIRST, FIRST], 20),
			],
			["their numbers", /reports_open_about|reports_of_subject/, (tx) => countOpenAbout(tx, [FIRST])],
			["all their number", /reports_open \(created_at/, countOpen],
			["what a user sent", /reports_of_reporter/, (tx) => countSentBy(tx, ["u", "v"])],
			[
				"what is decided",
				/reports_open_about|reports_of_subject/,
				(tx) => decideReports(tx, { ...FIRST, decision: "dismissed", decided_at: 1 }),
			],
		];
		for (const [name, index, work] of queries) {
			const plan = await planOf(db, work);
			// PostgreSQL picks an index by the number of rows, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, name).toMatch(index);
			expect(plan, `${name}: nothing is sorted, nor read whole`).not.toMatch(
				/temp b-tree for order|Seq Scan|\bSCAN (?!CONSTANT|words|games|about|\(|[^"]*USING)/,
			);
		}
	});
});
