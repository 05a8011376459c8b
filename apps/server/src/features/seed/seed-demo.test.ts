import { checkUsername, usernameKey } from "@hilo/rules/accounts/validators";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { demoName, MAX_DEMO_PLAYERS, seedDemo } from "./seed-demo.ts";

const NAMES_TRIED = 5_000;

it("gives distinct, valid usernames", () => {
	const names = Array.from({ length: NAMES_TRIED }, (_, index) => demoName(index));
	expect([...names, demoName(MAX_DEMO_PLAYERS - 1)].filter(checkUsername)).toEqual([]);
	expect(new Set(names.map(usernameKey)).size).toBe(NAMES_TRIED);
});

function rowsOf({ db }: TestSite, table: "users" | "high_scores" | "runs" | "custom_games") {
	return db.kysely.selectFrom(table).selectAll().execute();
}

onAnyDatabase((openSite) => {
	it("fills the boards, with finished runs of the verified scores", async () => {
		const site = await openSite();
		const progress: number[] = [];
		const onProgress = (done: number) => progress.push(done);
		expect(await seedDemo(site.operator, { users: 300, onProgress })).toBe(300);
		expect(progress).toEqual([300]);
		const rows = await site.visitor().api.leaderboards.classic.query({ key: "githubGame" });
		expect(rows).toHaveLength(10);
		expect(rows[0]?.score).toBeGreaterThan(20);
		const scores = await site.db.kysely
			.selectFrom("high_scores")
			.select(["user_id", "score", "achieved_at as ended_at"])
			.where("game_key", "=", "githubGame")
			.where("verified", "=", 1)
			.orderBy("user_id")
			.execute();
		const runs = site.db.kysely.selectFrom("runs").select(["user_id", "score", "ended_at"]);
		expect(await runs.where("game", "=", "github").orderBy("user_id").execute()).toEqual(scores);
		expect(await runs.where("status", "=", "playing").execute()).toEqual([]);
	});

	it("adds games that are found and played like any other", async () => {
		const site = await openSite();
		await seedDemo(site.operator, { users: 100 });
		const { api } = site.visitor();
		const { games, pagination } = await api.customGames.discover.query({});
		expect(games).toHaveLength(10);
		expect(pagination.total).toBe(12);
		const [first] = games;
		const { games: named } = await api.customGames.discover.query({ search: first?.name ?? "" });
		expect(named.map(({ id }) => id)).toContain(first?.id);
		const { cards } = await api.customGames.opening.query({ id: first?.id ?? "" });
		expect(cards.length).toBeGreaterThanOrEqual(10);
	});

	it("leaves out a demo player whose name is taken, with scores, runs and games", async () => {
		const site = await openSite();
		const name = demoName(3);
		const real = await site.player(name.toUpperCase());
		expect(await seedDemo(site.operator, { users: 5 })).toBe(4);
		expect((await real.api.me.get.query()).user?.username).toBe(name.toUpperCase());
		expect(await rowsOf(site, "custom_games")).toHaveLength(4);
	});

	it("refuses to sign in as a demo player, as for a wrong password", async () => {
		const site = await openSite();
		await seedDemo(site.operator, { users: 1 });
		const login = site
			.visitor()
			.api.accounts.login.mutate({ emailOrUsername: demoName(0), password: "password" });
		expect(await refusal(login)).toMatchObject({ status: 401, code: "accounts/bad-login" });
	});
});

onEachDatabase((openSite) => {
	it("adds only missing players, and changes none", async () => {
		const site = await openSite();
		await seedDemo(site.operator, { users: 50 });
		const tables = ["users", "high_scores", "runs", "custom_games"] as const;
		const first = await Promise.all(tables.map((table) => rowsOf(site, table)));
		expect(await seedDemo(site.operator, { users: 50 })).toBe(0);
		expect(await Promise.all(tables.map((table) => rowsOf(site, table)))).toEqual(first);
		expect(await seedDemo(site.operator, { users: 60 })).toBe(10);
	});
});
