import { expect, it } from "vitest";
import { CLASSIC, openFriends, playDuel } from "../../../testing/dueling.ts";
import { insertGames } from "../../../testing/games.ts";
import { onOneDatabase } from "../../../testing/sites.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";

const openSite = onOneDatabase();
const addressOf = (id: string) => `/previews/duel-${id}-1.png`;

it("is drawn for a duel that visitors may see, and 404 for any other, also to its challenger", async () => {
	const site = await openSite();
	const { ada, bob } = await openFriends(site);
	const { closed } = await insertGames(site, ada, { closed: { privacy: "private" } });
	const create = ada.api.duels.create.mutate;
	const shown = await site.visitor().fetch(addressOf((await create({ source: CLASSIC })).id));
	expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
	const hidden = [
		await create({ source: CLASSIC, toUserId: bob.id }),
		await create({ source: { kind: "custom", gameId: closed.id } }),
		{ id: "no-such-duel" },
	];
	for (const { id } of hidden)
		for (const browser of [site.visitor(), ada])
			expect((await browser.fetch(addressOf(id))).status).toBe(404);
});

it("says what the challenger got, once they have played", async () => {
	const site = await openSite();
	const { ada } = await openFriends(site);
	const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
	const draw = async () => Buffer.from(await (await site.visitor().fetch(addressOf(id))).arrayBuffer());
	const before = await draw();
	await playDuel(site, ada, id, COUNTRY);
	expect((await draw()).equals(before)).toBe(false);
});
