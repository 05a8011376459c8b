import type { ExampleGame } from "@hilo/catalog/examples/example-game";
import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { keepExamples } from "./keep-examples.ts";

const game: ExampleGame = {
	id: "tall-towers",
	name: "Tall towers",
	description: "How high they are",
	valueLabel: "metres",
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
		await Promise.all([keepExamples(site.operator), keepExamples(site.operator)]);
		const kept = await site.db.kysely
			.selectFrom("custom_games")
			.select(["id", "item_count", "version", "privacy"])
			.orderBy("updated_at", "desc")
			.execute();
		const once = { version: 1, privacy: "featured" };
		expect(kept).toEqual(EXAMPLE_GAMES.map(({ id, items }) => ({ id, item_count: items.length, ...once })));
	});

	it("updates a game only when its facts change", async () => {
		const site = await openSite();
		const state = () => site.visitor().get("/custom-games/tall-towers");
		await keepExamples(site.operator, [game]);
		const first = await state();
		expect(first.body).toMatchObject({ creatorName: "Hilo", privacyLevel: "featured" });
		await keepExamples(site.operator, [game]);
		expect(await state()).toEqual(first);
		const higher = [["Eiffel Tower", 330] as const, ["Burj Khalifa", 828] as const];
		await keepExamples(site.operator, [{ ...game, items: higher }]);
		expect((await state()).body).toMatchObject({
			items: [
				{ id: "eiffel-tower", value: 330, imageUrl: "/drawn/road/eiffel-tower.svg" },
				{ id: "burj-khalifa", value: 828 },
			],
		});
	});

	it("leaves a game removed by an administrator as it is", async () => {
		const site = await openSite();
		await keepExamples(site.operator, [game]);
		await site.db.kysely
			.updateTable("custom_games")
			.set({ removed_at: 1, removed_by: "administrator" })
			.execute();
		await keepExamples(site.operator, [{ ...game, name: "Towers" }]);
		expect((await site.visitor().get("/custom-games/tall-towers")).status).toBe(404);
	});
});
