import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { playTo } from "../../testing/playing.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { deleteOldMoves, deleteOldPools, deleteOldSources } from "./delete-old.ts";

const countOf = async (site: TestSite, table: "moves" | "pools" | "runs" | "source_cache") =>
	(await site.db.kysely.selectFrom(table).selectAll().execute()).length;

async function playOne(site: TestSite, name: string) {
	const player = await site.player(name);
	await playTo(site, player, COUNTRY, 2);
	return player;
}

async function storePools(site: TestSite, ids: readonly string[], createdAt: number) {
	const pool = { game: "github", source: "x", as_of: "2026-01", cards: "[]", created_at: createdAt } as const;
	await site.db.kysely
		.insertInto("pools")
		.values(ids.map((id) => ({ id, ...pool })))
		.execute();
}

onEachDatabase((openSite) => {
	it("deletes the moves of runs that ended ninety days ago, and keeps the runs and their scores", async () => {
		const site = await openSite();
		const ada = await playOne(site, "ada");
		site.clock.advance(60 * DAY_MS);
		await playOne(site, "bob");
		const all = await countOf(site, "moves");
		site.clock.advance(30 * DAY_MS - 60_000);
		expect(await deleteOldMoves(site.operator)).toBe(0);
		site.clock.advance(120_000);
		const broadcast = vi.spyOn(site.services.live, "broadcast");
		expect(await deleteOldMoves(site.operator)).toBe(all / 2);
		expect(broadcast).not.toHaveBeenCalled();
		expect(await deleteOldMoves(site.operator)).toBe(0);
		expect(await countOf(site, "runs")).toBe(2);
		await site.signIn(ada);
		expect((await ada.api.me.get.query()).user?.games.countryGame.highScore).toBe(2);
		expect((await exportOf(ada)).runs[0]).toMatchObject({ score: 2, moves: [] });
		site.clock.advance(60 * DAY_MS);
		expect(await deleteOldMoves(site.operator)).toBe(all / 2);
		expect(await countOf(site, "moves")).toBe(0);
	});

	it("goes past batches of old runs that have no moves", async () => {
		const site = await openSite();
		await playOne(site, "ada");
		site.clock.advance(1000);
		await playOne(site, "bob");
		const { db } = site;
		const [first] = await db.kysely
			.selectFrom("runs")
			.select(["id", "ended_at"])
			.orderBy("ended_at")
			.execute();
		await db.kysely
			.deleteFrom("moves")
			.where("run_id", "=", first?.id ?? "")
			.execute();
		site.clock.advance(91 * DAY_MS);
		await deleteOldMoves(site.operator, 1);
		expect(await countOf(site, "moves")).toBe(0);
	});

	it("deletes pools that were not dealt for a day, unless a run was dealt from them", async () => {
		const site = await openSite();
		await playOne(site, "ada");
		await storePools(site, ["old"], site.clock.now());
		const older = Array.from({ length: 600 }, (_, n) => `older-${n}`);
		await storePools(site, older, site.clock.now() - DAY_MS);
		expect(await deleteOldPools(site.operator)).toBe(0);
		site.clock.advance(1);
		expect(await deleteOldPools(site.operator)).toBe(600);
		site.clock.advance(DAY_MS);
		expect(await deleteOldPools(site.operator)).toBe(1);
		site.clock.advance(100 * DAY_MS);
		expect(await deleteOldPools(site.operator)).toBe(0);
		expect(await countOf(site, "pools")).toBe(1);
	});

	it("deletes third parties' answers after half a year", async () => {
		const site = await openSite();
		const row = (key: string, fetchedAt: number) => ({
			key,
			body: "{}",
			fetched_at: fetchedAt,
			fresh_until: fetchedAt,
		});
		const now = site.clock.now();
		await site.db.kysely
			.insertInto("source_cache")
			.values([row("old", now - 184 * DAY_MS), row("new", now)])
			.execute();
		expect(await deleteOldSources(site.operator)).toBe(1);
		expect(await site.db.kysely.selectFrom("source_cache").select("key").execute()).toEqual([{ key: "new" }]);
	});
});
