import { CLASSIC_KEYS } from "@hilo/rules/site/classic-games.schema";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const written = ({ db }: TestSite) =>
	db.kysely
		.selectFrom("audit_log")
		.select(["action", "subject_id", "subject_name", "before", "after"])
		.execute();

onAnyDatabase((openSite) => {
	it("refuses texts that are too long, and an incomplete order", async () => {
		const { api } = await (await openSite()).player("root", { isAdmin: true });
		const tooLong = { key: "movieGame", isDisabled: false, name: "x".repeat(41), description: null } as const;
		const change = api.site.changeClassicGame.mutate(tooLong);
		expect(await refusal(change)).toMatchObject({ code: "site/classic-name-too-long" });
		const [first = "movieGame", ...others] = CLASSIC_KEYS;
		for (const keys of [others, [...CLASSIC_KEYS, first]]) {
			const call = api.site.orderClassicGames.mutate({ keys });
			expect(await refusal(call)).toMatchObject({ status: 400, code: "site/classic-order-incomplete" });
		}
	});

	it("keeps the order that an administrator sets", async () => {
		const site = await openSite();
		const { api } = await site.player("root", { isAdmin: true });
		const order = async () => (await api.site.classicGames.query()).map(({ key }) => key);
		expect(await order()).toEqual(CLASSIC_KEYS);
		const keys = CLASSIC_KEYS.toReversed();
		for (let n = 0; n < 2; n++) await api.site.orderClassicGames.mutate({ keys });
		expect(await order()).toEqual(keys);
		const status = await site.visitor().api.site.gameStatus.query();
		expect(status.map(({ displayOrder }) => displayOrder)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
		expect(await written(site)).toEqual([
			expect.objectContaining({
				action: "classic-game.order",
				before: JSON.stringify({ keys: CLASSIC_KEYS }),
				after: JSON.stringify({ keys }),
			}),
		]);
	});
});

onEachDatabase((openSite) => {
	it("hides, renames and describes a game, and restores its default texts", async () => {
		const site = await openSite();
		const { id, api } = await site.player("root", { isAdmin: true });
		const movie = async () => (await api.site.classicGames.query()).find(({ key }) => key === "movieGame");
		const own = { key: "movieGame", isDisabled: false, name: null, description: null } as const;
		const before = await movie();
		expect(before).toMatchObject({ ...own, id: "movie", displayOrder: 999 });
		const changed = { ...own, isDisabled: true, name: "  Films ", description: "Which one cost more?" };
		for (let n = 0; n < 2; n++) await api.site.changeClassicGame.mutate(changed);
		expect(await movie()).toEqual({ ...before, ...changed, name: "Films" });
		const { body } = await site.visitor().get("/game-status");
		expect(body).toHaveLength(CLASSIC_KEYS.length);
		expect(body).toContainEqual({
			gameId: "movieGame",
			isDisabled: true,
			displayOrder: 999,
			name: "Films",
			description: "Which one cost more?",
		});
		expect(site.received(id)).toContainEqual({ kind: "site" });
		const texts = { name: before?.defaultName ?? "", description: " " };
		await api.site.changeClassicGame.mutate({ ...own, ...texts });
		expect(await movie()).toEqual(before);
		const log = await written(site);
		expect(log).toHaveLength(2);
		expect(log).toContainEqual({
			action: "classic-game.change",
			subject_id: "movieGame",
			subject_name: before?.defaultName,
			before: JSON.stringify({ isDisabled: false, name: null, description: null }),
			after: JSON.stringify({ isDisabled: true, name: "Films", description: "Which one cost more?" }),
		});
	});
});
