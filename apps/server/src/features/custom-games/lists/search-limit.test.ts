import { searchTerms } from "@hilo/rules/custom-games/words";
import { expect, it } from "vitest";
import type { Actor } from "../../../platform/context.ts";
import type { Browser } from "../../../testing/browser.ts";
import { testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onEachDatabase } from "../../../testing/sites.ts";

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
		const count = (actor: Actor, text: string, times: number) => {
			const caller = { actor, address: "192.0.2.7" };
			for (let n = 0; n < times; n++) site.services.gameSearches.take(caller, searchTerms(text));
		};
		const actor: Actor = { kind: "player", ...bob, isAdmin: false, revision: 1, sessionSecret: "" };
		expect((await search(bob, long)).games).toMatchObject([{ id: rivers }]);
		count(actor, long, 28);
		expect((await search(bob, long)).games).toMatchObject([{ id: rivers }]);
		const refused = { status: 429, code: "custom-games/too-many-searches" };
		expect(await refusal(search(bob, long))).toMatchObject(refused);
		const boards = bob.api.leaderboards.customGames.query({ search: "long rivers old europe" });
		expect(await refusal(boards)).toMatchObject(refused);
		// With the 32 above, these make 120.
		count(actor, "long rivers old", 87);
		expect((await search(bob, "long rivers old")).games).toHaveLength(1);
		expect(await refusal(search(bob, "long"))).toMatchObject(refused);
		const visitor = site.visitor({ address: "192.0.2.7" });
		count({ kind: "visitor" }, long, 29);
		await search(visitor, long);
		expect(await refusal(search(site.visitor({ address: "192.0.2.7" }), long))).toMatchObject(refused);
		expect((await search(ada, long)).games).toHaveLength(1);
		site.clock.advance(60_000);
		expect((await search(bob, long)).games).toHaveLength(1);
	});
});
