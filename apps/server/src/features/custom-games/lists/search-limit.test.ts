import { expect, it } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onEachDatabase } from "../../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("are 120 a minute, of which 30 may have more than three words, and look for six words", async () => {
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
		for (let n = 0; n < 30; n++) expect((await search(bob, long)).games).toMatchObject([{ id: rivers }]);
		const refused = { status: 429, code: "custom-games/too-many-searches" };
		expect(await refusal(search(bob, long))).toMatchObject(refused);
		const boards = bob.api.leaderboards.customGames.query({ search: "long rivers old europe" });
		expect(await refusal(boards)).toMatchObject(refused);
		// With the 32 above, these make 120.
		for (let n = 0; n < 88; n++) expect((await search(bob, "long rivers old")).games).toHaveLength(1);
		expect(await refusal(search(bob, "long"))).toMatchObject(refused);
		const visitor = site.visitor({ address: "192.0.2.7" });
		for (let n = 0; n < 30; n++) await search(visitor, long);
		expect(await refusal(search(site.visitor({ address: "192.0.2.7" }), long))).toMatchObject(refused);
		expect((await search(ada, long)).games).toHaveLength(1);
		site.clock.advance(60_000);
		expect((await search(bob, long)).games).toHaveLength(1);
	});
});
