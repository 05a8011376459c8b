import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";

const KEYS = [
	"githubGame",
	"redditGame",
	"countryGame",
	"movieGame",
	"musicGame",
	"wealthGame",
	"historyGame",
	"cs16Game",
];

onAnyDatabase((openSite) => {
	it("lists all eight games with their defaults", async () => {
		const site = await openSite();
		const { status, body } = await site.visitor().get("/game-status");
		expect(status).toBe(200);
		expect(body).toEqual(
			KEYS.map((gameId) => ({ gameId, isDisabled: false, displayOrder: 999, name: null, description: null })),
		);
	});

	it("shows overrides by REST and tRPC", async () => {
		const site = await openSite();
		await site.db.kysely
			.insertInto("game_overrides")
			.values({ game_key: "movieGame", is_disabled: 1, display_order: 3, name: "Films", description: null })
			.execute();
		const { body } = await site.visitor().get("/game-status");
		expect(body).toContainEqual({
			gameId: "movieGame",
			isDisabled: true,
			displayOrder: 3,
			name: "Films",
			description: null,
		});
		expect(await site.visitor().api.site.gameStatus.query()).toEqual(body);
	});
});
