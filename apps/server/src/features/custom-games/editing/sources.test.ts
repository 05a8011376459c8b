import type { LicenceId } from "@hilo/rules/custom-games/licences";
import { expect, it } from "vitest";
import { exportOf } from "../../../testing/export-of.ts";
import { testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";

const PAGE = "https://rivers.example/list";
const items = testItems(10).map((item) => ({ ...item, source: `${PAGE}#${item.id}` }));
const rivers = { name: "Rivers", description: "How long they are", privacyLevel: "public", items } as const;
const sourced = { ...rivers, source: "Survey", asOf: "2026-08-31", licence: "cc-by" } as const;

onEachDatabase((openSite) => {
	it("gives a game its source, date and licence, and items their notes and credits, over the documented calls", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const item = { ...testItems(1)[0], source: " Survey\u202e ", note: "It\ngrows", credit: "\u200bAnn " };
		const made = await ada.post("/custom-games", {
			...sourced,
			source: ` ${PAGE} `,
			items: [item, ...items.slice(1)],
		});
		expect(made).toMatchObject({ status: 201, body: { source: PAGE, asOf: "2026-08-31", licence: "cc-by" } });
		const { _id, items: stored } = made.body as { _id: string; items: object[] };
		expect(stored[0]).toMatchObject({ source: "Survey", note: "It grows", credit: "Ann" });
		expect(stored[1]).not.toHaveProperty("note");
		const path = `/custom-games/${_id}`;
		// What is left out stays, of the game: its items are sent as a whole.
		const unchanged = await ada.send("PUT", path, rivers);
		expect(unchanged.body).toMatchObject({ source: PAGE, asOf: "2026-08-31", licence: "cc-by", items });
		const cleared = await ada.send("PUT", path, { ...rivers, source: "", asOf: "", licence: null });
		for (const field of ["source", "asOf", "licence"]) expect(cleared.body).not.toHaveProperty(field);
		const old = await ada.post("/custom-games", rivers);
		for (const field of ["source", "asOf", "licence"]) expect(old.body).not.toHaveProperty(field);
		const listed = await ada.get("/custom-games/my-games");
		expect((listed.body as object[])[0]).not.toHaveProperty("isSourced");
	});
});

onAnyDatabase((openSite) => {
	it("says that a game is sourced while each of its items has a source", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { customGames } = ada.api;
		const { id } = await customGames.create.mutate(sourced);
		const isSourced = async () => {
			const [card] = await customGames.mine.query();
			const game = await site.visitor().api.customGames.get.query({ id });
			return [card?.isSourced, game.isSourced];
		};
		expect(await isSourced()).toEqual([true, true]);
		await customGames.update.mutate({ ...rivers, id, items: [...items.slice(1), ...testItems(1)] });
		expect(await isSourced()).toEqual([false, false]);
		expect(await customGames.get.query({ id })).toMatchObject({
			source: "Survey",
			asOf: "2026-08-31",
			licence: "cc-by",
		});
	});

	it("deals a new version's facts with its numbers, and the game's source and month with its pool", async () => {
		const site = await openSite();
		const { customGames } = (await site.player("ada")).api;
		const { id } = await customGames.create.mutate({ ...sourced, source: PAGE });
		const opening = () => site.visitor().api.customGames.opening.query({ id });
		const first = await opening();
		expect(first).toMatchObject({ source: "rivers.example", sourceUrl: PAGE, asOf: "2026-08" });
		expect(first.cards[0]?.facts).toEqual({ source: "rivers.example", sourceUrl: `${PAGE}#item-1` });
		const { first: known, second } = await customGames.start.mutate({ id });
		expect(second).not.toHaveProperty("facts");
		expect(known).toHaveProperty("value");
		const noted = testItems(10).map((item) => ({ ...item, note: "It grows" }));
		await customGames.update.mutate({ ...rivers, id, source: "javascript:alert(1)", items: noted });
		const changed = await opening();
		expect(changed).toMatchObject({
			source: "javascript:alert(1)",
			cards: { 0: { facts: { note: "It grows" } } },
		});
		expect(changed).not.toHaveProperty("sourceUrl");
		expect(changed.poolId).not.toBe(first.poolId);
	});

	it("refuses a date that does not exist, an unknown licence and texts that are too long", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const oneWrong = (change: object) => ({ items: [{ ...items[0], ...change }, ...items.slice(1)] });
		const wrong = [
			[{ source: "a".repeat(401) }, "custom-games/source-too-long"],
			[{ asOf: "2026-02-30" }, "custom-games/as-of-invalid"],
			[{ licence: "gpl" }, "custom-games/licence-unknown"],
			[oneWrong({ note: "a".repeat(201) }), "custom-games/item-note-too-long"],
			[oneWrong({ credit: "a".repeat(201) }), "custom-games/item-credit-too-long"],
		] as const;
		for (const [change, code] of wrong)
			expect(await ada.post("/custom-games", { ...rivers, ...change })).toMatchObject({
				status: 400,
				body: { code },
			});
		const unknown: string = "gpl";
		const licence = unknown as LicenceId;
		expect(await refusal(ada.api.customGames.create.mutate({ ...rivers, licence }))).toMatchObject({
			code: "custom-games/licence-unknown",
		});
	});

	it("has them in the export of the creator's data", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const noted = items.map((item) => ({ ...item, note: "It grows", credit: "Ann" }));
		await ada.api.customGames.create.mutate({ ...sourced, items: noted });
		expect(JSON.stringify(await exportOf(ada))).toContain(
			'"source":"Survey","asOf":"2026-08-31","licence":"cc-by"',
		);
		expect(JSON.stringify(await exportOf(ada))).toContain('"note":"It grows","credit":"Ann"');
	});
});
