import type { GameKey } from "@hilo/rules/play/games";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import type { Queries } from "./queries.ts";
import type { HighScoreRow, PeriodScoreRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const KEY: GameKey = "githubGame";
const WEEK = "githubGame week 2026-11-16";

const scoreOf = (user_id: string, score: number, fields: Partial<HighScoreRow> = {}): HighScoreRow => ({
	user_id,
	game_key: KEY,
	score,
	selected_feature: null,
	verified: 1,
	achieved_at: 1,
	...fields,
});

async function valuesOf(db: Queries, query: RawBuilder<unknown>) {
	const { rows } = await query.execute(db);
	return rows.map((row) => Object.values(row as object));
}

eachDialect((openTestDatabase) => {
	it("shows the last release how many rows of each board are at each place", async () => {
		const { kysely } = await openTestDatabase();
		await kysely
			.insertInto("users")
			.values(["ada", "ben", "cyd"].map((id) => aUser(id)))
			.execute();
		await kysely
			.insertInto("high_scores")
			.values([
				scoreOf("ada", 3),
				scoreOf("ben", 3, { achieved_at: 2 ** 40 }),
				scoreOf("cyd", 100, { verified: 0, achieved_at: 2 ** 21 }),
			])
			.execute();
		const week: PeriodScoreRow = { ...scoreOf("ada", 2), verified: 1, period: "week", starts: "2026-11-16" };
		await kysely.insertInto("period_scores").values(week).execute();
		const scores = sql`select board, unit, bucket, count from score_counts order by 1, 2, 3`;
		expect(await valuesOf(kysely, scores)).toEqual([
			[KEY, 0, 7, 2],
			[KEY, 0, 200, 1],
			[KEY, 7, 0, 2],
			[KEY, 7, 1, 1],
			[KEY, 14, 0, 3],
			[WEEK, 0, 5, 1],
			[WEEK, 7, 0, 1],
			[WEEK, 14, 0, 1],
		]);
		const times = sql`select bucket, count from time_counts where board = ${KEY} and place = 7 and unit = 20
			order by 1`;
		expect(await valuesOf(kysely, times)).toEqual([
			[0, 1],
			[2 ** 20, 1],
		]);
		await kysely.deleteFrom("high_scores").where("user_id", "=", "ada").execute();
		expect(await kysely.selectFrom("period_scores").select("user_id").execute()).toEqual([]);
		expect(await valuesOf(kysely, scores)).toHaveLength(5);
	});

	it("shows the last release the numbers of users and games, and their plays", async () => {
		const { kysely } = await openTestDatabase();
		await kysely
			.insertInto("users")
			.values([aUser("ada"), aUser("ben")])
			.execute();
		const game = (id: string, fields: object) => ({
			id,
			creator_id: "ada",
			client_id: null,
			name: id,
			description: "d",
			value_label: "v",
			privacy: "public" as const,
			timer_seconds: 0,
			item_count: 2,
			min_value: 1,
			max_value: 2,
			cover: "[]",
			link_key: "k",
			play_count: 0,
			is_hidden: 0 as const,
			created_at: 1,
			updated_at: 1,
			removed_at: null,
			removed_by: null,
			removal_reason: null,
			...fields,
		});
		await kysely
			.insertInto("custom_games")
			.values([
				game("one", { play_count: 4, timer_seconds: 9 }),
				game("two", { privacy: "featured", play_count: 3 }),
				game("three", { privacy: "private", play_count: 50 }),
				game("four", { is_hidden: 1 as const, play_count: 50 }),
				game("gone", { removed_at: 1, removed_by: "creator" as const, play_count: 50 }),
				game("site", { creator_id: null, play_count: 9 }),
			])
			.execute();
		const day = (name: string, plays: number) => ({ day: name, game_key: KEY, plays });
		await kysely
			.insertInto("play_counts")
			.values([day("2026-11-01", 2), day("2026-11-02", 3)])
			.execute();
		const totals = sql`select creator_id, plays, games, timer_games from creator_totals`;
		expect(await valuesOf(kysely, totals)).toEqual([["ada", 7, 2, 1]]);
		expect(await valuesOf(kysely, sql`select game_key, plays from play_totals`)).toEqual([[KEY, 5]]);
		expect(await valuesOf(kysely, sql`select name, count from site_counts order by name`)).toEqual([
			["custom_games", 5],
			["users", 2],
		]);
	});

	it("fills the current week and month from the best scores", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < "0013"));
		await migrate(database, before);
		const { kysely } = database;
		await kysely
			.insertInto("users")
			.values([aUser("ada"), aUser("ben")])
			.execute();
		await kysely
			.insertInto("high_scores")
			.values([scoreOf("ada", 5, { achieved_at: Date.now() }), scoreOf("ben", 5)])
			.execute();
		await migrate(database);
		const periods = await kysely.selectFrom("period_scores").select(["user_id", "period", "score"]).execute();
		expect(periods).toHaveLength(2);
		expect(periods).toContainEqual({ user_id: "ada", period: "week", score: 5 });
	});
});
