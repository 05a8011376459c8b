import { expect, it } from "vitest";
import { refusal } from "../../../testing/refusal.ts";
import { onOneDatabase } from "../../../testing/sites.ts";

const openSite = onOneDatabase();

it("gives players templates that can be saved as they are", async () => {
	const ada = await (await openSite()).player("ada");
	const { customGames } = ada.api;
	for (const { id: _, ...template } of await customGames.templates.query()) {
		const saved = await customGames.create.mutate({ ...template, items: [...template.items] });
		const { name, question } = await customGames.forEdit.query(saved);
		expect({ name, question }).toEqual({ name: template.name, question: template.question });
	}
});

it("gives visitors none", async () => {
	const { api } = (await openSite()).visitor();
	expect(await refusal(api.customGames.templates.query())).toMatchObject({ status: 401 });
});
