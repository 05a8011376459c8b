import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { countPlays, countRegistrations, readDashboardCounts } from "./dashboard/dashboard.repo.ts";
import {
	countGames,
	countReportsBy,
	findGames,
	findReportsAbout,
	findReportsBy,
	findRuns,
	findTickets,
} from "./users/user-details.repo.ts";
import { findByEmail, findByName, findFiltered, findNewest } from "./users/users.repo.ts";

const AGE = { at: 1, id: "a" };
const STRETCH = { prefix: "a", after: "ab", limit: 9 };
const few = (filter: "admins" | "suspended" | "leaving") => (tx: Tx) =>
	findFiltered(tx, { filter, prefixes: { name: "a", email: "a" }, after: AGE, order: "newest", limit: 9 });

type Query = [what: string, index: RegExp, work: (tx: Tx) => Promise<unknown>];
const IN_ORDER: readonly Query[] = [
	["everybody", /users_newest/, (tx) => findNewest(tx, AGE, 9)],
	["names", /username_key[><]/, (tx) => findByName(tx, STRETCH)],
	["addresses", /email_key[><]/, (tx) => findByEmail(tx, STRETCH, "b")],
	["runs", /runs_of_user/, (tx) => findRuns(tx, "u", 9)],
	["games", /custom_games_of_creator/, (tx) => findGames(tx, "u", 9)],
	["tickets", /tickets_of_user/, (tx) => findTickets(tx, "u", 9)],
];
// These queries sort or count only few rows.
const LITTLE: readonly Query[] = [
	["administrators", /users_admins/, few("admins")],
	["the suspended", /users_suspended/, few("suspended")],
	["those who leave", /users_leaving/, few("leaving")],
	["reports about a user", /reports_of_accused/, (tx) => findReportsAbout(tx, "u", 9)],
	["a user's reports", /reports_of_reporter|sqlite_autoindex_reports/, (tx) => findReportsBy(tx, "u", 9)],
	["their number", /reports_of_reporter/, (tx) => countReportsBy(tx, "u")],
	["the number of games", /custom_games_of_creator/, (tx) => countGames(tx, "u")],
	["new accounts", /users_newest/, (tx) => countRegistrations(tx, [1, 2])],
	["plays", /daily_counts/, (tx) => countPlays(tx, "2026-11-21")],
	["the statistics", /user_activity_latest/, (tx) => readDashboardCounts(tx, 1)],
];

onEachDatabase((openSite) => {
	it("reads every list by index", async () => {
		const { db } = await openSite();
		for (const [name, index, work] of [...IN_ORDER, ...LITTLE]) {
			const plan = await planOf(db, work);
			// PostgreSQL picks an index by the number of rows, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, name).toMatch(index);
			expect(plan, `${name}: no table is read as a whole`).not.toMatch(
				/Seq Scan|\bSCAN (?!CONSTANT|\(|[^"]*USING)/,
			);
		}
	});

	it("sorts no long list", async () => {
		const { db } = await openSite();
		for (const [name, , work] of IN_ORDER)
			expect(await planOf(db, work), name).not.toMatch(/temp b-tree for order/i);
	});
});
