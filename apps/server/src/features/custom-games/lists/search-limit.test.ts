import { expect, it } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onEachDatabase } from "../../../testing/sites.ts";
import { LIMITS } from "../search-limit.ts";

onEachDatabase((openSite) => {
	it("allows 120 searches a minute, 30 of them of more than three words, and uses six words", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { id: rivers } = await ada.api.customGames.create.mutate({
			name: "Long rivers",
			description: "of old Europe and Asia",
			privacyLevel: "public",
			items: testItems(10),
		});
		const search = (by: Browser, text: string) => by.api.customGames.discover.query({ search: text });
		const long = "long rivers of old europe and nothing of this";
		/** Counts searches without reading anything. */
		const count = async (subject: string, limits: readonly (keyof typeof LIMITS)[], times: number) => {
			for (const limit of limits) await site.services.limits.take(LIMITS[limit], subject, undefined, times);
		};
		expect((await search(bob, long)).games).toMatchObject([{ id: rivers }]);
		const subject = `player ${bob.id}`;
		await count(subject, ["any", "long"], 28);
		expect((await search(bob, long)).games).toMatchObject([{ id: rivers }]);
		const refused = { status: 429, code: "custom-games/too-many-searches" };
		expect(await refusal(search(bob, long))).toMatchObject(refused);
		const boards = bob.api.leaderboards.customGames.query({ search: "long rivers old europe" });
		expect(await refusal(boards)).toMatchObject(refused);
		// With the 32 above, these make 120.
		await count(subject, ["any"], 87);
		expect((await search(bob, "long rivers old")).games).toHaveLength(1);
		expect(await refusal(search(bob, "long"))).toMatchObject(refused);
		const visitor = site.visitor({ address: "192.0.2.7" });
		await count("192.0.2.7", ["any", "long"], 29);
		await search(visitor, long);
		expect(await refusal(search(site.visitor({ address: "192.0.2.7" }), long))).toMatchObject(refused);
		expect((await search(ada, long)).games).toHaveLength(1);
		site.clock.advance(60_000);
		expect((await search(bob, long)).games).toHaveLength(1);
	});
});
