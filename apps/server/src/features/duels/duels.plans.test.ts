import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { countWaiting, findListed, findWaiting } from "./listed-duels.repo.ts";
import { findFirstEnded, findLastEnded, findSidesOf, lockSidesOf } from "./sides.repo.ts";

const PLAYER = { user_id: "u", guest_id: null };
const GUEST = { user_id: null, guest_id: "g" };

const WAITING = { userId: "u", lobbySince: 0, limit: 20 };

type Query = [what: string, index: RegExp, work: (tx: Tx) => Promise<unknown>];
/** A link may have thousands of takers. */
const LINK_QUERIES: readonly Query[] = [
	["a player's own side", /duel_sides_own/, (tx) => lockSidesOf(tx, "d", PLAYER)],
	["a visitor's own side", /duel_sides_of_guest/, (tx) => lockSidesOf(tx, "d", GUEST)],
	["a player's own side to be shown", /duel_sides_own/, (tx) => findSidesOf(tx, "d", PLAYER)],
	["who was done first", /duel_sides_ended/, (tx) => findFirstEnded(tx, "d", "a")],
	["who were done last", /duel_sides_ended/, (tx) => findLastEnded(tx, "d", 20)],
	["a player's list", /SEARCH taker USING [A-Z ]*INDEX duel_sides_ended/, (tx) => findListed(tx, WAITING)],
	["the duels that wait", /SEARCH own USING [A-Z ]*INDEX duel_sides_open/, (tx) => findWaiting(tx, WAITING)],
	["their number", /SEARCH own USING [A-Z ]*INDEX duel_sides_open/, (tx) => countWaiting(tx, WAITING)],
	[
		"a player's list, without the run beside its ghost",
		/SEARCH later USING [A-Z ]*INDEX duel_sides_own/,
		(tx) => findListed(tx, WAITING),
	],
];

onEachDatabase((openSite) => {
	it("finds the sides of a duel without scanning all of them", async () => {
		const { db } = await openSite();
		for (const [name, index, work] of LINK_QUERIES) {
			const plan = await planOf(db, work);
			// PostgreSQL picks indexes by row counts, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, name).toMatch(index);
			expect(plan, name).not.toMatch(/Seq Scan on duel_sides/);
		}
	});
});
