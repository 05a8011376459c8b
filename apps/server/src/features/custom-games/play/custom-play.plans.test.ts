import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { findBoard, findBoardOfFriends, findLeaders, findRankOf } from "./boards.repo.ts";
import { findPlayDays } from "./play-count.repo.ts";
import { countPlayers, findScoresOf, playsAfter } from "./plays.repo.ts";

const BOARD = { gameId: "game", limit: 10 };
const ROW = {
	game_id: "game",
	user_id: "ada",
	score: 3,
	time_per_guess: 2.5,
	time_taken: 9,
	total_guesses: 4,
	verified: 1,
	achieved_at: 1,
} as const;

onEachDatabase((openSite) => {
	it.each<[string, RegExp, (tx: Tx) => Promise<unknown>]>([
		["a board by score", /custom_scores_by_score/, (tx) => findBoard(tx, "score", BOARD)],
		["a board by time", /custom_scores_by_time/, (tx) => findBoard(tx, "time", BOARD)],
		["a place by score", /custom_scores_by_score/, (tx) => findRankOf(tx, { ...ROW, board: "score" })],
		["a place by time", /custom_scores_by_time/, (tx) => findRankOf(tx, { ...ROW, board: "time" })],
		["a place by date", /custom_scores_by_date/, (tx) => findRankOf(tx, { ...ROW, board: "date" })],
		["the leaders of games", /custom_scores_by_score/, (tx) => findLeaders(tx, ["game", "other"])],
		["a board by date", /custom_scores_by_date/, (tx) => findBoard(tx, "date", BOARD)],
		[
			"a player's plays",
			/custom_plays_of_user/,
			(tx) => playsAfter(tx, "ada", { after: { played_at: 1, id: "a" }, limit: 10 }),
		],
		["a player's rows", /custom_scores\w*/, (tx) => findScoresOf(tx, "game", "ada")],
		["a game's days", /custom_play_days/, (tx) => findPlayDays(tx, "game", "2026-11-01")],
		["a game's players", /custom_bests/, (tx) => countPlayers(tx, "game")],
	])("finds %s by index", async (_, index, work) => {
		const { db } = await openSite();
		const plan = await planOf(db, work);
		expect(plan).toMatch(index);
		expect(plan, "nothing is sorted, nor read whole").not.toMatch(
			/sort|temp b-tree|seq scan|\bscan (?!using)\w+$/im,
		);
	});

	it("finds a board among friends by index, beginning with the friends", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => findBoardOfFriends(tx, "time", { gameId: "game", userId: "ada" }));
		expect(plan, "no table is read as a whole").not.toMatch(
			/Seq Scan|SCAN (custom_scores|users|friendships)/,
		);
		// PostgreSQL chooses an index by row counts, and these tables are empty.
		if (db.dialect !== "sqlite") return;
		expect(plan).toMatch(/SEARCH custom_scores USING PRIMARY KEY \(game_id=\? AND user_id=\? AND board=\?\)/);
	});
});
