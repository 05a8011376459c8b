import sharp from "sharp";
import { expect, it } from "vitest";
import { CLASSIC, openFriends, playDuel } from "../../../testing/dueling.ts";
import { insertGames } from "../../../testing/games.ts";
import { onOneDatabase } from "../../../testing/sites.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";

const openSite = onOneDatabase();
const addressOf = (id: string) => `/previews/duel-${id}-1.png`;

it("shows the challenger, and the same picture before and after the duel was played", async () => {
	const site = await openSite();
	const { ada, bob } = await openFriends(site);
	const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
	const picture = async () => {
		const response = await site.visitor().fetch(addressOf(id));
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
		return new Uint8Array(await response.arrayBuffer());
	};
	const before = await picture();
	expect(await sharp(before).metadata()).toMatchObject({ width: 1200, height: 630 });
	for (const player of [ada, bob]) await playDuel(site, player, id, COUNTRY);
	expect(await picture()).toEqual(before);
});

it("answers 404 for a duel that a visitor may not see, also to its challenger", async () => {
	const site = await openSite();
	const { ada, bob } = await openFriends(site);
	const { closed } = await insertGames(site, ada, { closed: { privacy: "private" } });
	const create = ada.api.duels.create.mutate;
	const hidden = [
		await create({ source: CLASSIC, toUserId: bob.id }),
		await create({ source: { kind: "custom", gameId: closed.id } }),
		{ id: "no-such-duel" },
	];
	for (const { id } of hidden)
		for (const browser of [site.visitor(), ada])
			expect((await browser.fetch(addressOf(id))).status).toBe(404);
});
