import { type Compilable, sql } from "kysely";
import { expect, it } from "vitest";
import type { Queries } from "./queries.ts";
import type { Flag } from "./tables/columns-and-values.ts";
import type { AccountTokenRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { planOf } from "./testing/plan-of.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";

async function onePlayer(db: Queries): Promise<void> {
	await db.insertInto("users").values(aUser("ada")).execute();
	await db.insertInto("pools").values(aPool("pool")).execute();
}

const over = { status: "over", outcome: "wrong", ended_at: 1_780_000_000_500 } as const;

eachDialect((openTestDatabase) => {
	it("reads a board's top from the front of an index, at any number of players", async () => {
		const database = await openTestDatabase();
		const board = database.kysely
			.selectFrom("high_scores")
			.innerJoin("users", "users.id", "high_scores.user_id")
			.select(["users.username", "score", "verified", "selected_feature"])
			.where("game_key", "=", "githubGame")
			.orderBy("score", "desc")
			.orderBy("verified", "desc")
			.orderBy("achieved_at")
			.orderBy("high_scores.user_id")
			.limit(10);
		const plan = await planOf(database, board);
		expect(plan).toContain("high_scores_board");
		expect(plan, "nothing is sorted").not.toMatch(/sort|temp b-tree/i);
	});

	it("finds runs that nobody ended, and a player's last run, by index", async () => {
		const database = await openTestDatabase();
		const stale = database.kysely
			.selectFrom("runs")
			.selectAll()
			.where("status", "=", sql.lit("playing"))
			.where("round_starts_at", "<", 5)
			.orderBy("round_starts_at");
		expect(await planOf(database, stale)).toContain("runs_expiring");
		const last = database.kysely
			.selectFrom("runs")
			.select("score")
			.where("user_id", "=", "ada")
			.where("game", "=", "github")
			.where("status", "=", "over")
			.orderBy("ended_at", "desc")
			.limit(1);
		const plan = await planOf(database, last);
		expect(plan).toContain("runs_finished");
		expect(plan).not.toMatch(/sort|temp b-tree/i);
	});

	it.each<[string, string, (db: Queries) => Compilable]>([
		["expired sessions", "sessions_expired", (db) => db.deleteFrom("sessions").where("expires_at", "<=", 5)],
		[
			"the sessions used since a moment",
			"sessions_by_last_use",
			(db) => db.selectFrom("sessions").select("last_seen_at").where("last_seen_at", ">", 5),
		],
		[
			"administrators",
			"users_admins",
			(db) => db.selectFrom("users").select("id").where("is_admin", "=", sql.lit<Flag>(1)),
		],
		[
			"the newest users",
			"users_newest",
			(db) => db.selectFrom("users").select("id").orderBy("created_at", "desc").orderBy("id").limit(20),
		],
		[
			"the runs of a pool",
			"runs_of_pool",
			(db) => db.selectFrom("runs").select("id").where("pool_id", "=", "p"),
		],
		[
			"runs that ended before a moment, the oldest first",
			"runs_ended",
			(db) => db.selectFrom("runs").select("id").where("ended_at", "<", 5).orderBy("ended_at").limit(100),
		],
		[
			"the oldest pools that no run uses",
			"pools_oldest",
			(db) =>
				db
					.selectFrom("pools")
					.select("id")
					.where("created_at", "<", 5)
					.where(({ not, exists, selectFrom }) =>
						not(exists(selectFrom("runs").select("runs.id").whereRef("pool_id", "=", "pools.id"))),
					)
					.orderBy("created_at")
					.limit(100),
		],
		[
			"what was fetched from a source long ago",
			"source_cache_oldest",
			(db) => db.deleteFrom("source_cache").where("fetched_at", "<", 5),
		],
	])("finds %s by index", async (_, index, query) => {
		const database = await openTestDatabase();
		const plan = await planOf(database, query(database.kysely));
		expect(plan).toContain(index);
		expect(plan, "nothing is sorted").not.toMatch(/sort|temp b-tree/i);
	});

	it("holds the address of a link with the link that confirms it", async () => {
		const { kysely } = await openTestDatabase();
		await onePlayer(kysely);
		const insert = (purpose: AccountTokenRow["purpose"], email: string | null) =>
			kysely
				.insertInto("account_tokens")
				.values({ hash: `${purpose} ${email}`, user_id: "ada", purpose, email, expires_at: 1 })
				.execute();
		await insert("reset-password", null);
		await insert("change-email", "ada@example.org");
		await insert("verify-email", "ada@example.org");
		await expect(insert("verify-email", null)).rejects.toThrow(/check/i);
		await expect(insert("reset-password", "ada@example.org")).rejects.toThrow(/check/i);
	});

	it("lets a player have one open run in a game, and any number of finished ones", async () => {
		const { kysely } = await openTestDatabase();
		await onePlayer(kysely);
		const finished = [aRun("one", "ada", over), aRun("two", "ada", over), aRun("three", "ada")];
		await kysely.insertInto("runs").values(finished).execute();
		await kysely
			.insertInto("runs")
			.values(aRun("four", "ada", { game: "country" }))
			.execute();
		await expect(kysely.insertInto("runs").values(aRun("five", "ada")).execute()).rejects.toThrow(/unique/i);
	});

	it("holds a run's state together", async () => {
		const { kysely } = await openTestDatabase();
		await onePlayer(kysely);
		const insert = (fields: Parameters<typeof aRun>[2]) =>
			kysely
				.insertInto("runs")
				.values(aRun("run", "ada", fields))
				.execute();
		await expect(insert({ ...over, outcome: null })).rejects.toThrow(/check/i);
		await expect(insert({ ...over, ended_at: null })).rejects.toThrow(/check/i);
		await expect(insert({ outcome: "wrong" })).rejects.toThrow(/check/i);
	});

	it("takes one move a round, whose value may be a fraction", async () => {
		const { kysely } = await openTestDatabase();
		await onePlayer(kysely);
		await kysely.insertInto("runs").values(aRun("run", "ada")).execute();
		const move = {
			run_id: "run",
			round: 1,
			guess: "higher",
			correct: 1,
			outcome: null,
			value: 89.4,
			score: 1,
			at: 5,
		} as const;
		const verdict = { new_best: 1, best: 12, earned: '{"badges":["newcomer"]}' } as const;
		await kysely.insertInto("moves").values(move).execute();
		await kysely
			.insertInto("moves")
			.values({ ...move, ...verdict, round: 2 })
			.execute();
		expect(await kysely.selectFrom("moves").selectAll().orderBy("round").execute()).toEqual([
			{ ...move, new_best: 0, best: null, earned: null },
			{ ...move, ...verdict, round: 2 },
		]);
		await expect(
			kysely
				.insertInto("moves")
				.values({ ...move, guess: "lower" })
				.execute(),
		).rejects.toThrow(/unique/i);
		await kysely.deleteFrom("users").execute();
		expect(await kysely.selectFrom("moves").selectAll().execute()).toEqual([]);
	});

	it("counts a limited action and answers the count in one statement", async () => {
		const { kysely } = await openTestDatabase();
		const hit = (now: number) =>
			kysely
				.insertInto("rate_limits")
				.values({ key: "login:ada", window_start: now, expires_at: now + 100, hits: 1 })
				.onConflict((conflict) =>
					conflict.column("key").doUpdateSet((eb) => {
						const isPast = eb("rate_limits.expires_at", "<=", eb.ref("excluded.window_start"));
						const restart = (column: "window_start" | "expires_at") =>
							eb
								.case()
								.when(isPast)
								.then(eb.ref(`excluded.${column}`))
								.else(eb.ref(`rate_limits.${column}`))
								.end();
						return {
							hits: eb
								.case()
								.when(isPast)
								.then(1)
								.else(eb("rate_limits.hits", "+", 1))
								.end(),
							window_start: restart("window_start"),
							expires_at: restart("expires_at"),
						};
					}),
				)
				.returning(["hits", "expires_at"])
				.executeTakeFirstOrThrow();
		expect(await hit(1_000)).toEqual({ hits: 1, expires_at: 1_100 });
		expect(await hit(1_099)).toEqual({ hits: 2, expires_at: 1_100 });
		expect(await hit(1_100)).toEqual({ hits: 1, expires_at: 1_200 });
		const counts = await Promise.all(Array.from({ length: 20 }, () => hit(1_150)));
		expect(counts.map((count) => count.hits).sort((a, b) => a - b)).toEqual(
			Array.from({ length: 20 }, (_, n) => n + 2),
		);
	});
});
