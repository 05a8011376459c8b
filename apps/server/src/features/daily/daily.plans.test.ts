import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { countAhead, findFinishedFriends, findWaitingFriends } from "./board.repo.ts";

onEachDatabase((openSite) => {
	it("finds a place on a day's board by index, without reading all players", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => countAhead(tx, "2026-11-21", { score: 5, time_ms: 1 }));
		// PostgreSQL chooses an index by row counts, and these tables are empty.
		if (db.dialect === "sqlite") {
			for (const index of ["daily_runs_board", "users_leaving", "users_suspended"])
				expect(plan).toContain(index);
		}
		expect(plan).not.toMatch(/Seq Scan|"SCAN (?!CONSTANT|counted)/);
	});

	it("finds by index the friends who have not played, and those who have", async () => {
		const { db } = await openSite();
		const waiting = await planOf(db, (tx) =>
			findWaitingFriends(tx, { day: "2026-11-21", userId: "ada", limit: 60, now: 0 }),
		);
		const finished = await planOf(db, (tx) => findFinishedFriends(tx, "2026-11-21", "ada"));
		for (const plan of [waiting, finished]) expect(plan).not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
	});
});
