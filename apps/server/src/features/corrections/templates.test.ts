import { calories } from "@hilo/catalog/examples/calories";
import { filterOf } from "@hilo/catalog/filters";
import { expect, it } from "vitest";
import { CORRECTED } from "../../testing/corrections.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { syncExampleGames } from "../custom-games/editing/sync-example-games.ts";

onAnyDatabase((openSite) => {
	it("gives the editor's templates corrected numbers with their source, without removed items", async () => {
		const site = await openSite({ filterOf });
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		await syncExampleGames(site.operator, [calories]);
		const itemsOf = async (template: string) => {
			const { items = [] } =
				(await ada.api.customGames.templates.query()).find(({ id }) => id === template) ?? {};
			return items.filter(({ name }) => ["France", "Spain", "Olive oil"].includes(name));
		};
		expect(await itemsOf("countries")).toMatchObject([{ name: "France" }]);
		expect((await itemsOf("countries"))[0]).not.toHaveProperty("source");
		expect(await itemsOf("calories")).toMatchObject([{ value: 884 }]);
		const country = { kind: "classic", game: "country", measure: "" } as const;
		const france = { ...country, itemId: "fr" };
		await root.api.corrections.decide.mutate({ ...CORRECTED, subject: france, value: 89_400_000 });
		const oil = { kind: "custom", gameId: calories.id, itemId: "olive-oil" } as const;
		await root.api.corrections.decide.mutate({ ...CORRECTED, subject: oil, value: 900 });
		const source = CORRECTED.sourceUrl;
		expect(await itemsOf("countries")).toMatchObject([{ name: "France", value: 89_400_000, source }]);
		expect(await itemsOf("calories")).toMatchObject([{ value: 900, source }]);
		const removal = { decision: "remove", reason: "It is unknown." } as const;
		await root.api.corrections.decide.mutate({ ...removal, subject: france });
		expect(await itemsOf("countries")).toMatchObject([{ name: "Spain" }]);
	});
});
