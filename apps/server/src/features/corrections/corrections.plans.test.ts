import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { findPoolWith } from "../play/pools.repo.ts";
import {
	endInForce,
	findDecisions,
	findInForce,
	findInForceOf,
	findInForceOfGame,
	findListed,
	findThanked,
} from "./corrections.repo.ts";
import {
	claimReports,
	countOpenAbout,
	countSentBy,
	countWaiting,
	decideReports,
	findOpenOfGame,
	findReportedItems,
	findReportsAbout,
	findWaiting,
	hasReportsOfGame,
	isReported,
	moveReports,
	reopenReports,
	reportsAfter,
} from "./number-reports.repo.ts";

const NUMBER = { game: "github", item_id: "1", measure: "" };
const AFTER = { at: 1, id: "a" };
const GAME_PAGE = { game: "github", after: AFTER, limit: 30 };
const DECIDED = { outcome: "confirmed", correctionId: "c", at: 1 } as const;

onEachDatabase((openSite) => {
	it("reads reports and corrections by index", async () => {
		const { db } = await openSite();
		const queries: [string, RegExp, (tx: Tx) => Promise<unknown>][] = [
			["the queue", /number_reports_open\b/, (tx) => findWaiting(tx, { now: 1, after: AFTER, limit: 20 })],
			["how many wait", /number_reports_open\b/, (tx) => countWaiting(tx, 1)],
			["about two", /open_about.*open_about/s, (tx) => findReportsAbout(tx, [NUMBER, NUMBER], 20)],
			["their numbers", /number_reports_/, (tx) => countOpenAbout(tx, [NUMBER])],
			["what a player sent", /number_reports_of_reporter/, (tx) => countSentBy(tx, ["u", "v"])],
			["their export", /of_reporter/, (tx) => reportsAfter(tx, "u", { after: undefined, limit: 9 })],
			["what is decided", /number_reports_/, (tx) => decideReports(tx, NUMBER, DECIDED)],
			["whether reported", /number_reports_/, (tx) => isReported(tx, NUMBER)],
			["a game's reports", /number_reports_/, (tx) => findOpenOfGame(tx, "g", 20)],
			["a game's reported items", /number_reports_/, (tx) => findReportedItems(tx, "g")],
			["an item with another id", /number_reports_/, (tx) => moveReports(tx, "g", { from: "a", to: "b" })],
			["a game's reports of today", /of_custom_game/, (tx) => hasReportsOfGame(tx, "g", 1)],
			["a visitor's reports", /number_reports_/, (tx) => claimReports(tx, "guest", "u")],
			["corrections in force", /corrections_in_force/, findInForce],
			["one in force", /corrections_of_number/, (tx) => endInForce(tx, NUMBER)],
			["one by its number", /corrections_in_force/, (tx) => findInForceOf(tx, NUMBER)],
			["those of a game", /corrections_in_force/, (tx) => findInForceOfGame(tx, "g")],
			["the public list", /corrections_listed/, (tx) => findListed(tx, { after: AFTER, limit: 30 })],
			["a game's list", /corrections_(?:listed|of_number)/, (tx) => findListed(tx, GAME_PAGE)],
			["reports that wait again", /number_reports_/, (tx) => reopenReports(tx, NUMBER)],
			["earlier decisions", /corrections_of_number/, (tx) => findDecisions(tx, [NUMBER, NUMBER], 5)],
			["thanks", /number_reports_of_correction/, (tx) => findThanked(tx, ["a", "b"])],
			["a pool with an item", /pools_oldest/, (tx) => findPoolWith(tx, "github", "1")],
		];
		for (const [name, index, work] of queries) {
			const plan = await planOf(db, work);
			// PostgreSQL picks an index by the number of rows, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, name).toMatch(index);
			expect(plan, `${name}: no table is read whole`).not.toMatch(
				/Seq Scan on (?:number_reports|corrections|pools)|\bSCAN (?:number_reports|corrections|pools)(?! USING)/,
			);
		}
	});
});
