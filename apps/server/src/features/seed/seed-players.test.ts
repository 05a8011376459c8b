import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { playerName } from "./player-names.ts";
import { seedPlayers } from "./seed-players.ts";

function board(site: TestSite) {
	return site.visitor().api.leaderboards.classic.query({ key: "githubGame" });
}

function players(site: TestSite) {
	return site.db.kysely.selectFrom("users").selectAll().orderBy("id").execute();
}

onAnyDatabase((openSite) => {
	it("fills the boards", async () => {
		const site = await openSite();
		expect(await seedPlayers(site.operator, { users: 300, seed: "a" })).toBe(300);
		const rows = await board(site);
		expect(rows).toHaveLength(10);
		expect(rows[0]?.score).toBeGreaterThan(20);
		expect(new Set((await players(site)).map((user) => user.password_hash)).size).toBe(1);
	});

	it("reports its progress", async () => {
		const site = await openSite();
		const progress: number[] = [];
		await seedPlayers(site.operator, { users: 10, seed: "a", onProgress: (done) => progress.push(done) });
		expect(progress).toEqual([10]);
	});

	it("gives the same players for the same seed, and adds only missing ones", async () => {
		const site = await openSite();
		await seedPlayers(site.operator, { users: 50, seed: "a" });
		const first = await players(site);
		const scores = await site.db.kysely.selectFrom("high_scores").selectAll().execute();
		expect(await seedPlayers(site.operator, { users: 50, seed: "a" })).toBe(0);
		expect(await players(site)).toEqual(first);
		expect(await seedPlayers(site.operator, { users: 60, seed: "a" })).toBe(10);

		const other = await openSite();
		await seedPlayers(other.operator, { users: 50, seed: "a" });
		const again = await other.db.kysely.selectFrom("high_scores").selectAll().execute();
		expect(new Set(again.map((row) => JSON.stringify(row)))).toEqual(
			new Set(scores.map((row) => JSON.stringify(row))),
		);
	});

	it("leaves out a demo player whose name is taken", async () => {
		const site = await openSite();
		const name = playerName(3);
		const real = await site.player(name.toUpperCase());
		expect(await seedPlayers(site.operator, { users: 5, seed: "a" })).toBe(4);
		expect((await real.api.me.get.query()).user?.username).toBe(name.toUpperCase());
	});

	it("refuses to sign in as a demo player, as for a wrong password", async () => {
		const site = await openSite();
		await seedPlayers(site.operator, { users: 1, seed: "a" });
		const login = site
			.visitor()
			.api.accounts.login.mutate({ emailOrUsername: playerName(0), password: "password" });
		expect(await refusal(login)).toMatchObject({ status: 401, code: "accounts/bad-login" });
	});
});
