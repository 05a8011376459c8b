import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { ExampleGame } from "@hilo/catalog/examples/examples.list";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { syncExampleGames } from "./sync-example-games.ts";

const game: ExampleGame = {
	id: "tall-towers",
	name: "Tall towers",
	description: "How high they are",
	valueLabel: "metres",
	category: "geography",
	source: "https://towers.example/list",
	asOf: "2026-11",
	timerSeconds: 15,
	motif: "road",
	items: [
		["Eiffel Tower", 330],
		["CN Tower", 553],
	],
};

onEachDatabase((openSite) => {
	it("features the site's own games once, in their order", async () => {
		const site = await openSite();
		await Promise.all([syncExampleGames(site.operator), syncExampleGames(site.operator)]);
		const stored = await site.db.kysely
			.selectFrom("custom_games")
			.select(["id", "item_count", "version", "privacy"])
			.orderBy("updated_at", "desc")
			.execute();
		const once = { version: 1, privacy: "featured" };
		expect(stored).toEqual(EXAMPLE_GAMES.map(({ id, items }) => ({ id, item_count: items.length, ...once })));
	});
});

onAnyDatabase((openSite) => {
	it("leaves a game removed by an administrator as it is", async () => {
		const site = await openSite();
		await syncExampleGames(site.operator, [game]);
		await site.db.kysely
			.updateTable("custom_games")
			.set({ removed_at: 1, removed_by: "administrator" })
			.execute();
		await syncExampleGames(site.operator, [{ ...game, name: "Towers" }]);
		expect((await site.visitor().get("/custom-games/tall-towers")).status).toBe(404);
	});

	it("shows years without thousands separators", async () => {
		const site = await openSite();
		const years: ExampleGame = {
			...game,
			valueLabel: "Opening year",
			items: [
				["London", 1863],
				["Paris", 1900],
			],
		};
		await syncExampleGames(site.operator, [years, { ...game, id: "taller-towers" }]);
		const stored = site.db.kysely.selectFrom("custom_games").select(["value_label", "thousands_separator"]);
		expect(await stored.orderBy("value_label").execute()).toEqual([
			{ value_label: "Opening year", thousands_separator: 0 },
			{ value_label: "metres", thousands_separator: 1 },
		]);
	});

	it("updates a game only when its content changes", async () => {
		const site = await openSite();
		const state = () => site.visitor().get("/custom-games/tall-towers");
		await syncExampleGames(site.operator, [game]);
		const first = await state();
		expect(first.body).toMatchObject({ creatorName: "Hilo", privacyLevel: "featured" });
		await syncExampleGames(site.operator, [game]);
		expect(await state()).toEqual(first);
		const higher = [["Eiffel Tower", 330] as const, ["Burj Khalifa", 828] as const];
		await syncExampleGames(site.operator, [{ ...game, items: higher }]);
		expect((await state()).body).toMatchObject({
			items: [
				{ id: "eiffel-tower", value: 330, imageUrl: "/drawn/road/eiffel-tower.svg" },
				{ id: "burj-khalifa", value: 828 },
			],
		});
	});
});
