import { planOf } from "@hilo/db/testing/plan-of";
import type { GameKey } from "@hilo/rules/play/games";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { findBetterBests } from "./bests.repo.ts";

async function giveScore(site: TestSite, { id }: Player, game_key: GameKey, score: number, at: number) {
	const row = { user_id: id, game_key, score, selected_feature: null, verified: 1, achieved_at: at } as const;
	await site.db.kysely.insertInto("high_scores").values(row).execute();
}

onEachDatabase((openSite) => {
	it("lists the friends' newest high scores above the caller's, and no one else's", async () => {
		const site = await openSite();
		const [ada, bea, cal, dee] = [
			await site.player("ada"),
			await site.player("bea"),
			await site.player("cal"),
			await site.player("dee"),
		];
		await giveScore(site, ada, "countryGame", 5, 1);
		await giveScore(site, bea, "countryGame", 5, 2);
		await giveScore(site, bea, "movieGame", 1, 3);
		await giveScore(site, bea, "historyGame1900_1940", 0, 9);
		await giveScore(site, cal, "countryGame", 6, 4);
		await giveScore(site, dee, "countryGame", 50, 5);
		const bests = async () =>
			(await ada.api.leaderboards.bestsToBeat.query()).map(
				({ username, gameKey, score }) => `${username} ${gameKey} ${score}`,
			);
		expect(await bests()).toEqual([]);
		await befriend(site, ada, bea);
		await befriend(site, ada, cal);
		expect(await bests()).toEqual(["cal countryGame 6", "bea movieGame 1"]);
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", cal.id).execute();
		expect(await bests()).toEqual(["bea movieGame 1"]);
		await giveScore(site, ada, "movieGame", 2, 6);
		expect(await bests()).toEqual([]);
	});

	it("reads them by index", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => findBetterBests(tx, "u", 5));
		expect(plan).not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
	});
});
