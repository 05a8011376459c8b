import { expect, it } from "vitest";
import { BeforeTransaction } from "../../../testing/before-transaction.ts";
import { insertGames } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";

async function openWorld(site: TestSite) {
	const creator = await site.player("creator");
	const games = await insertGames(site, creator, {
		open: { privacy: "public", timer_seconds: 9 },
		secret: { privacy: "private" },
		invited: { privacy: "invite_only" },
	});
	return { ...games, creator };
}

const ADDRESS = "192.0.2.7";
const NO_ACCESS = { status: 403, code: "custom-games/no-access" };

onAnyDatabase((openSite) => {
	it("deals visitors the whole game where they may see it", async () => {
		const site = await openSite();
		const { open, secret, invited, creator } = await openWorld(site);
		const { customGames, play } = site.visitor().api;
		const opening = await customGames.opening.query({ id: open.id });
		expect(opening).toMatchObject({
			gameId: open.id,
			name: "A public game",
			valueLabel: "Value",
			timerSeconds: 9,
			source: "",
			asOf: "",
			cards: { length: 10, 0: { id: "item-1", name: "Item 1", value: 1 } },
		});
		expect((await customGames.opening.query({ id: open.id })).seed).not.toBe(opening.seed);
		for (const { id, key } of [secret, invited]) {
			for (const wrong of [undefined, "wrong"])
				expect(await refusal(customGames.opening.query({ id, key: wrong }))).toMatchObject(NO_ACCESS);
			expect((await customGames.opening.query({ id, key })).cards).toHaveLength(10);
			// A player's run has stored the pool. Its name must not open it.
			await creator.api.customGames.start.mutate({ id, key });
			const pool = refusal(play.pool.query({ poolId: `custom-${id}-1` }));
			expect(await pool).toMatchObject({ status: 404, code: "play/no-such-pool" });
		}
		const player = creator.api.customGames.opening.query({ id: open.id });
		expect(await refusal(player)).toMatchObject({ status: 403, code: "play/visitors-only" });
	});

	it("counts each play of a visitor's browser and of other clients", async () => {
		const site = await openSite();
		const { open, secret, creator } = await openWorld(site);
		const visitor = site.visitor();
		expect(await visitor.api.customGames.countPlay.mutate({ id: open.id })).toEqual({ playCount: 1 });
		const counted = await creator.post(`/custom-games/${open.id}/play`, {});
		expect(counted).toMatchObject({ status: 200, body: { success: true, playCount: 2 } });
		const { id, key } = secret;
		const byKey = await visitor.post(`/custom-games/${id}/play?key=${key}`, {});
		expect(byKey.body).toEqual({ success: true, playCount: 1 });
		const inBody = await visitor.post(`/custom-games/${id}/play`, { key });
		expect(inBody).toMatchObject({ status: 403, body: { code: "custom-games/no-access" } });
		const player = creator.api.customGames.countPlay.mutate({ id: open.id });
		expect(await refusal(player)).toMatchObject({ code: "play/visitors-only" });
		const { plays } = await creator.api.customGames.insights.query({ id: open.id });
		expect(plays).toHaveLength(30);
		expect(plays.at(-1)).toEqual({ day: "2026-11-21", plays: 2 });
		expect(plays[0]).toEqual({ day: "2026-10-23", plays: 0 });
	});

	it("counts at most 30 plays a minute from one address", async () => {
		const site = await openSite();
		const { open } = await openWorld(site);
		const visitor = site.visitor({ address: ADDRESS });
		const count = () => visitor.post(`/custom-games/${open.id}/play`, {});
		for (let play = 0; play < 30; play++) expect((await count()).status).toBe(200);
		expect(await count()).toMatchObject({ status: 429, body: { code: "custom-games/plays-too-often" } });
		const again = visitor.api.customGames.countPlay.mutate({ id: open.id });
		expect(await refusal(again)).toMatchObject({ status: 429 });
		site.clock.advance(60_000);
		expect((await count()).body).toMatchObject({ playCount: 31 });
	});
});

onEachDatabase((openSite) => {
	it("counts no play of a game that is deleted in the same moment", async () => {
		const beforeTransaction = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: beforeTransaction.wrap });
		const { open } = await openWorld(site);
		beforeTransaction.action = () =>
			site.db.kysely.deleteFrom("custom_games").where("id", "=", open.id).execute();
		const count = site.visitor().api.customGames.countPlay.mutate({ id: open.id });
		expect(await refusal(count)).toMatchObject({ status: 404, code: "custom-games/not-found" });
	});
});
