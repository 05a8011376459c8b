import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { searchTerms } from "@hilo/rules/custom-games/words";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { findGameRow } from "../games.repo.ts";
import { countInCatalogue, findFeaturedOfPlayersFirst, findInCatalogue } from "./catalogue.repo.ts";
import { countListed, findFeatured, findPage } from "./discover.repo.ts";
import { findListedOf, findMatching, findOwnGames, findSharedGames } from "./lists.repo.ts";
import {
	findGamesOfFriends,
	findNewGames,
	findPlayedLast,
	findShortGames,
	findTrending,
} from "./rows.repo.ts";
import { findListedIds } from "./sitemap.repo.ts";

const PAGE = { viewerId: "v", featuredAt: 1, featuredId: "f", offset: 0, limit: 10 };
const ROW = { viewerId: "v", limit: 9 };
const FIRST = { viewerId: "v", limit: 10, offset: 0 };
const ANIMALS = { terms: [], category: "animals", sort: "popular" } as const;
const search = (tx: Tx, order: "popular" | "updated") =>
	findMatching(tx, searchTerms("rivers of"), order, { viewerId: "v", limit: 10, offset: 0 });

onEachDatabase((openSite) => {
	it("reads every list by index", async () => {
		const { db } = await openSite();
		const queries: [string, (string | RegExp)[], (tx: Tx) => Promise<unknown>][] = [
			[
				"a game",
				[/custom_games_pkey|custom_games USING INDEX sqlite_autoindex_custom_games/],
				(tx) => findGameRow(tx, "g", "v"),
			],
			["the featured ones", ["custom_games_featured"], (tx) => findFeatured(tx, "v", 10)],
			["those changed last", ["custom_games_updated"], (tx) => findPage(tx, "updated", PAGE)],
			["the new ones", ["custom_games_new"], (tx) => findPage(tx, "new", PAGE)],
			["the popular ones", ["custom_games_by_popularity"], (tx) => findPage(tx, "popular", PAGE)],
			["their number", ["users_leaving", "custom_games_of_creator"], (tx) => countListed(tx, "v")],
			["one's own", ["custom_games_of_creator"], (tx) => findOwnGames(tx, "v")],
			["friends' games", [/custom_games_(plays_)?of_creator/], (tx) => findGamesOfFriends(tx, ROW)],
			["those played last", ["custom_plays_of_user"], (tx) => findPlayedLast(tx, "v")],
			["this week's", ["custom_games_new"], (tx) => findNewGames(tx, { ...ROW, since: 1 })],
			["short ones", ["custom_games_short"], (tx) => findShortGames(tx, ROW)],
			["trending ones", ["custom_play_days_of_day"], (tx) => findTrending(tx, "2026-11-20", 9)],
			["shared ones", ["custom_invitations_received"], (tx) => findSharedGames(tx, "v", 500)],
			[
				"a creator's",
				["custom_games_of_creator"],
				(tx) => findListedOf(tx, { viewerId: "v", creatorId: "c", limit: 9 }),
			],
			[
				"the site's own",
				["custom_games_of_creator"],
				(tx) => findListedOf(tx, { viewerId: "v", creatorId: null, limit: 9 }),
			],
			["a category's", ["custom_games_of_category"], (tx) => findInCatalogue(tx, ANIMALS, FIRST)],
			[
				"new ones of a category",
				["custom_games_new_of_category"],
				(tx) => findInCatalogue(tx, { ...ANIMALS, sort: "new" }, FIRST),
			],
			[
				"the number of a category",
				[/custom_games_(new_)?of_category/],
				(tx) => countInCatalogue(tx, ANIMALS, "v"),
			],
			[
				"the featured ones of players first",
				["custom_games_featured"],
				(tx) => findFeaturedOfPlayersFirst(tx, "v", 4),
			],
			["the oldest", ["custom_games_new"], (tx) => findListedIds(tx, { limit: 9, offset: 9 })],
			["popular ones of a search", ["custom_games_by_popularity"], (tx) => search(tx, "popular")],
			["the last changed of a search", ["custom_games_updated"], (tx) => search(tx, "updated")],
		];
		for (const [name, indexes, work] of queries) {
			const plan = await planOf(db, work);
			// PostgreSQL chooses an index by row counts, and these tables are empty.
			for (const index of db.dialect === "sqlite" ? indexes : []) expect(plan, name).toMatch(index);
			const whole = /Seq Scan|"SCAN (?!CONSTANT|avoided|words|games|plays"|recent|\(|[^"]*USING)/;
			expect(plan, `${name}: no table is read as a whole`).not.toMatch(whole);
		}
	});
});
