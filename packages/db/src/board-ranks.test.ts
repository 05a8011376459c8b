import type { GameKey } from "@hilo/rules/play/games";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import type { Queries } from "./queries.ts";
import type { HighScoreRow, PeriodScoreRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const KEY: GameKey = "githubGame";

const scoreOf = (user_id: string, score: number, fields: Partial<HighScoreRow> = {}): HighScoreRow => ({
	user_id,
	game_key: KEY,
	score,
	selected_feature: null,
	verified: 1,
	achieved_at: 1,
	...fields,
});

async function figuresOf(db: Queries) {
	const { rows: kept } = await sql`select board, unit, bucket, count from score_counts
		union all select board || '@' || place, unit, bucket, count from time_counts order by 1, 2, 3`.execute(
		db,
	);
	const rows = `select game_key as board, score * 2 + verified as place, achieved_at from high_scores
		union all select game_key || ' ' || period || ' ' || starts, score * 2 + verified, achieved_at from period_scores`;
	const counts = [0, 7, 14].map(
		(unit) =>
			`select board, ${unit} as unit, place >> ${unit} as bucket, count(*) as count from rows group by 1, 2, 3`,
	);
	const times = [20, 26, 32].map(
		(unit) =>
			`select board || '@' || place, ${unit}, achieved_at >> ${unit}, count(*) from rows group by 1, 2, 3`,
	);
	const { rows: true_ } = await sql
		.raw(`with rows as (${rows}) ${[...counts, ...times].join(" union all ")} order by 1, 2, 3`)
		.execute(db);
	const plain = (all: unknown[]) =>
		all.map((row) =>
			Object.values(row as object).map((value) => (typeof value === "string" ? value : Number(value))),
		);
	return { kept: plain(kept), counted: plain(true_) };
}

eachDialect((openTestDatabase) => {
	it("keeps the number of rows at each place of every board through inserts, updates and deletes", async () => {
		const { kysely } = await openTestDatabase();
		const expectCounted = async () => {
			const { kept, counted } = await figuresOf(kysely);
			expect(kept).toEqual(counted);
			return counted.length;
		};
		await kysely
			.insertInto("users")
			.values(["ada", "ben", "cyd", "dan"].map((id) => aUser(id)))
			.execute();
		await kysely
			.insertInto("high_scores")
			.values([
				scoreOf("ada", 3),
				scoreOf("ben", 3, { verified: 0, achieved_at: 2 ** 40 }),
				scoreOf("cyd", 3, { achieved_at: 2 ** 21 }),
				scoreOf("dan", 1_000_000, { game_key: "countryGame" }),
			])
			.execute();
		expect(await expectCounted()).toBeGreaterThan(9);
		const week: PeriodScoreRow = { ...scoreOf("ada", 2), verified: 1, period: "week", starts: "2026-11-16" };
		await kysely
			.insertInto("period_scores")
			.values([week, { ...week, period: "month", starts: "2026-11-01" }])
			.execute();
		await expectCounted();
		await kysely
			.insertInto("high_scores")
			.values([scoreOf("ada", 300, { achieved_at: 2 ** 33 })])
			.onConflict((conflict) =>
				conflict.columns(["user_id", "game_key"]).doUpdateSet({ score: 300, achieved_at: 2 ** 33 }),
			)
			.execute();
		await kysely.updateTable("high_scores").set({ verified: 1 }).where("user_id", "=", "ben").execute();
		await expectCounted();
		await kysely.deleteFrom("high_scores").where("user_id", "=", "ada").execute();
		expect(await kysely.selectFrom("period_scores").selectAll().execute()).toEqual([]);
		await kysely.deleteFrom("users").where("id", "in", ["ben", "cyd"]).execute();
		expect(await expectCounted()).toBe(6);
	});

	it("keeps the plays of each creator's listed games, and of each classic game", async () => {
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
				game("site", { creator_id: null, play_count: 9 }),
			])
			.execute();
		const totals = async () => {
			const rows = await kysely.selectFrom("creator_totals").selectAll().execute();
			return rows.map(({ creator_id, plays, games, timer_games }) => [
				creator_id,
				Number(plays),
				games,
				timer_games,
			]);
		};
		expect(await totals()).toEqual([["ada", 7, 2, 1]]);
		const change = (id: string) => kysely.updateTable("custom_games").where("id", "=", id);
		await change("one").set({ play_count: 6, timer_seconds: 0 }).execute();
		await change("three").set({ play_count: 60 }).execute();
		expect(await totals()).toEqual([["ada", 9, 2, 0]]);
		await change("two").set({ is_hidden: 1, play_count: 8 }).execute();
		expect(await totals()).toEqual([["ada", 6, 1, 0]]);
		await change("three").set({ privacy: "public", play_count: 61 }).execute();
		await kysely.deleteFrom("custom_games").where("id", "=", "one").execute();
		expect(await totals()).toEqual([["ada", 61, 1, 0]]);
		await kysely.deleteFrom("users").where("id", "=", "ada").execute();
		expect(await totals()).toEqual([]);

		const day = (name: string, plays: number) => ({ day: name, game_key: KEY, plays });
		await kysely
			.insertInto("play_counts")
			.values([day("2026-11-01", 2), day("2026-11-02", 3)])
			.execute();
		await kysely.updateTable("play_counts").set({ plays: 9 }).where("day", "=", "2026-11-02").execute();
		const plays = await kysely.selectFrom("play_totals").selectAll().execute();
		expect(plays.map((row) => [row.game_key, Number(row.plays)])).toEqual([[KEY, 11]]);
	});

	it("counts existing rows, and fills the current week and month from the best scores", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < "0013"));
		await migrate(database, before);
		const { kysely } = database;
		await kysely
			.insertInto("users")
			.values([aUser("ada"), aUser("ben")])
			.execute();
		const now = Date.now();
		await kysely
			.insertInto("high_scores")
			.values([scoreOf("ada", 5, { achieved_at: now }), scoreOf("ben", 5)])
			.execute();
		await kysely.insertInto("play_counts").values({ day: "2026-11-01", game_key: KEY, plays: 2 }).execute();
		await migrate(database);
		const { kept, counted } = await figuresOf(kysely);
		expect(kept).toEqual(counted);
		const periods = await kysely.selectFrom("period_scores").select(["user_id", "period", "score"]).execute();
		expect(periods).toHaveLength(2);
		expect(periods).toContainEqual({ user_id: "ada", period: "week", score: 5 });
		expect(await kysely.selectFrom("play_totals").select("game_key").execute()).toEqual([{ game_key: KEY }]);
	});
});
