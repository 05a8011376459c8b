import type { GameKey } from "@hilo/rules/play/games";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function giveScore(site: TestSite, { id }: Player, score: number, game_key: GameKey = "countryGame") {
	const row = { user_id: id, game_key, score, selected_feature: null, verified: 1, achieved_at: 1 } as const;
	await site.db.kysely.insertInto("high_scores").values(row).execute();
}

onEachDatabase((openSite) => {
	it("names the friend with the next better score, otherwise any player, and nobody to the leader", async () => {
		const site = await openSite();
		const [ada, bea, cleo] = [await site.player("ada"), await site.player("bea"), await site.player("cleo")];
		const next = async (player: Player) =>
			(await player.api.leaderboards.rival.query({ game: "country" }))?.rival;
		expect(await next(ada)).toBeNull();
		await giveScore(site, bea, 5);
		await giveScore(site, cleo, 3);
		expect(await next(ada)).toMatchObject({ username: "cleo", score: 3, isFriend: false });
		await befriend(site, ada, bea);
		expect(await next(ada)).toMatchObject({ username: "bea", score: 5, isFriend: true });
		await giveScore(site, ada, 5);
		expect(await next(ada)).toBeNull();
	});

	it("tells the board of a filter, and nothing for a filter that does not exist", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const rival = (filter: string) => ada.api.leaderboards.rival.query({ game: "history", filter });
		expect(await rival("")).toEqual({ gameKey: "historyGame", rival: null });
		expect(await rival("no such period")).toBeNull();
	});
});
