import { expect, it } from "vitest";
import { testItems } from "../../../testing/games.ts";
import { onEachDatabase } from "../../../testing/sites.ts";

const rivers = () => ({ name: "Rivers", description: "How long they are", items: testItems(10) });

onEachDatabase((openSite) => {
	it("shows years without thousands separators, and numbers as their creator says", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { customGames } = ada.api;
		const years = {
			...rivers(),
			items: testItems(10).map((item) => ({ ...item, value: 1900 + item.value })),
		};
		const separatorOf = async (id: string) => {
			const { thousandsSeparator } = await customGames.forEdit.query({ id });
			expect(await customGames.get.query({ id })).toMatchObject({ thousandsSeparator });
			return thousandsSeparator;
		};
		const { body } = await ada.post("/custom-games", { ...years, valueLabel: "Founded" });
		const { _id: id } = body as { _id: string };
		expect(body).not.toHaveProperty("thousandsSeparator");
		expect(await separatorOf(id)).toBe(false);
		await ada.send("PUT", `/custom-games/${id}`, { ...years, valueLabel: "Height" });
		expect(await separatorOf(id)).toBe(false);
		await customGames.update.mutate({ id, ...years, thousandsSeparator: true });
		expect(await separatorOf(id)).toBe(true);
		const heights = await customGames.create.mutate({ ...years, valueLabel: "Metres" });
		expect(await separatorOf(heights.id)).toBe(true);
		const chosen = await customGames.create.mutate({ ...years, thousandsSeparator: false });
		expect(await separatorOf(chosen.id)).toBe(false);
	});
});
