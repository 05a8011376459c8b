import type { Database } from "@hilo/db/open-database";
import { expect, it } from "vitest";
import { testItems } from "../../testing/games.ts";
import { type OpenSite, onAnyDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

const content = (count: number) => ({
	name: "Rivers",
	description: "How long they are",
	privacyLevel: "public",
	items: testItems(count).map(({ id: _, ...item }) => ({ ...item, name: `${item.name}“é”!` })),
});

function countingItems() {
	let reads = 0;
	const wrap = (db: Database): Database => ({
		...db,
		kysely: db.kysely.withPlugin({
			transformQuery: ({ node }) => {
				if (JSON.stringify(node).includes('"custom_game_items"') && node.kind === "SelectQueryNode") reads++;
				return node;
			},
			transformResult: async ({ result }) => result,
		}),
	});
	return { wrap, reads: () => reads };
}

async function openGame(openSite: OpenSite) {
	const counting = countingItems();
	const site = await openSite({ wrapDatabase: counting.wrap });
	const ada: Player = await site.player("ada");
	const created = await ada.post("/custom-games", content(10));
	const { _id: id } = created.body as { _id: string };
	const visitor = site.visitor();
	return {
		site,
		ada,
		id,
		created,
		reads: counting.reads,
		whole: () => visitor.get(`/custom-games/${id}`),
		opening: () => visitor.api.customGames.opening.query({ id }),
	};
}

onAnyDatabase((openSite) => {
	it("reads the items of a version from the database once, for all callers", async () => {
		const { reads, whole, opening } = await openGame(openSite);
		await whole();
		await opening();
		const before = reads();
		await whole();
		await opening();
		expect(reads()).toBe(before);
	});

	it("answers the new version after a save, and 404 after a deletion", async () => {
		const { ada, id, whole, opening } = await openGame(openSite);
		await whole();
		await opening();
		await ada.send("PUT", `/custom-games/${id}`, content(12));
		expect((await whole()).body).toMatchObject({ itemCount: 12, items: { length: 12 } });
		expect((await opening()).cards).toHaveLength(12);
		await ada.send("DELETE", `/custom-games/${id}`);
		expect((await whole()).status).toBe(404);
		await expect(opening()).rejects.toThrow();
	});

	it("checks access although the items are cached", async () => {
		const { site, ada, id, whole } = await openGame(openSite);
		await whole();
		await ada.send("PUT", `/custom-games/${id}`, { ...content(10), privacyLevel: "private" });
		expect((await ada.get(`/custom-games/${id}`)).status).toBe(200);
		expect((await whole()).status).toBe(403);
		const bob = await site.player("bob");
		expect((await bob.get(`/custom-games/${id}`)).status).toBe(403);
		const root = await site.player("root", { isAdmin: true });
		expect((await root.get(`/custom-games/${id}`)).status).toBe(403);
	});
});
