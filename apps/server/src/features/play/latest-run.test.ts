import { expect, it } from "vitest";
import { playRight, playTo } from "../../testing/playing.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, GITHUB } from "../../testing/test-pools.ts";

onEachDatabase((openSite) => {
	it("tells a player's last finished run with a score, whatever came after it", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		expect(await ada.api.play.latest.query()).toBeNull();
		await playTo(site, ada, COUNTRY, 3);
		const { runId } = await playTo(site, ada, GITHUB, 2);
		const latest = { runId, game: "github", customGameId: null, score: 2 };
		expect(await ada.api.play.latest.query()).toEqual(latest);
		await playTo(site, ada, COUNTRY, 0);
		await playRight(site, ada, COUNTRY, 4);
		expect(await ada.api.play.latest.query()).toEqual(latest);
		expect(await ben.api.play.latest.query()).toBeNull();
	});
});
