import { expect, it } from "vitest";
import { insertGames, testItems } from "../../../testing/games.ts";
import { onEachDatabase } from "../../../testing/sites.ts";
import type { Player } from "../../../testing/test-site.ts";

type Asked = Parameters<Player["api"]["moderation"]["games"]["query"]>[0];

onEachDatabase((openSite) => {
	it("lists all games by filter and search, without the keys of their links", async () => {
		const site = await openSite();
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada_long")];
		const at = site.clock.now();
		const usual = { is_hidden: 0, removed_at: null, removed_by: null } as const;
		const games = await insertGames(site, ada, {
			closed: { ...usual, privacy: "private", name: "Quiet", created_at: at + 3 },
			chosen: { ...usual, privacy: "featured", name: "Rivers", created_at: at + 2 },
			hidden: { ...usual, privacy: "public", name: "100% Fjords", is_hidden: 1, created_at: at + 1 },
			removed: { ...usual, privacy: "public", name: "Old Ponds", created_at: at - 2 },
			deleted: { ...usual, privacy: "public", name: "Gone", removed_at: at, removed_by: "creator" },
		});
		await insertGames(site, null, { own: { privacy: "featured", name: "Peaks", created_at: at - 1 } });
		const content = { description: "Wet", items: testItems(10), privacyLevel: "public" as const };
		await root.api.customGames.create.mutate({ ...content, name: "Lakes" });
		await root.api.moderation.removeGame.mutate({ gameId: games.removed.id, reason: "Dull" });
		await site.settled();
		const found = async (query: Asked) =>
			(await root.api.moderation.games.query(query)).games.map(({ name }) => name);
		expect(await found({})).toEqual(["Quiet", "Rivers", "100% Fjords", "Lakes", "Peaks"]);
		expect(await found({ filter: "featured" })).toEqual(["Rivers", "Peaks"]);
		expect(await found({ filter: "hidden" })).toEqual(["100% Fjords"]);
		expect(await found({ filter: "removed" })).toEqual(["Old Ponds"]);
		expect(await found({ search: "lak we" })).toEqual(["Lakes"]);
		expect(await found({ search: "qui ten" })).toEqual(["Quiet"]);
		expect(await found({ search: "ADA_" })).toEqual(["Quiet", "Rivers", "100% Fjords"]);
		expect(await found({ search: `https://hilo.example/custom-game/${games.closed.id}?key=x` })).toEqual([
			"Quiet",
		]);
		expect(await found({ search: "0% fj", filter: "hidden" })).toEqual(["100% Fjords"]);
		expect(await found({ search: "pond", filter: "removed" })).toEqual(["Old Ponds"]);
		expect(await found({ search: "nothing" })).toEqual([]);
		expect(await found({ search: "!?" })).toEqual([]);
		const [removed] = (await root.api.moderation.games.query({ filter: "removed" })).games;
		expect(removed).toMatchObject({
			creator: { id: ada.id, username: "ada_long" },
			link: null,
			removed: { reason: "Dull", restorableUntil: new Date(at + 30 * 86_400_000).toISOString() },
		});
		const all = JSON.stringify(await root.api.moderation.games.query({}));
		for (const { key } of Object.values(games)) expect(all).not.toContain(key);
	});

	it("continues where a page ends", async () => {
		const site = await openSite();
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		// All have the same time, so that ids decide the order.
		const many = Object.fromEntries(
			Array.from({ length: 35 }, (_, n) => [`game${n}`, { privacy: "featured" as const, name: `Game ${n}` }]),
		);
		await insertGames(site, ada, many);
		const first = await root.api.moderation.games.query({ filter: "featured" });
		const cursor = first.next ?? undefined;
		const second = await root.api.moderation.games.query({ filter: "featured", cursor });
		expect([first.games.length, second.games.length, second.next]).toEqual([30, 5, null]);
		expect(new Set([...first.games, ...second.games].map(({ id }) => id)).size).toBe(35);
	});
});
