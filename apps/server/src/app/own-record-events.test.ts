import { expect, it } from "vitest";
import { PIXEL } from "../testing/pictures.ts";
import { playTo } from "../testing/playing.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { COUNTRY } from "../testing/test-pools.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

const openSite = onOneDatabase();
const ME = { kind: "me" };

it.each<[string, (player: Player, site: TestSite) => Promise<unknown>]>([
	["rename", (player) => player.api.profiles.rename.mutate({ username: "lovelace" })],
	["picture", (player) => player.upload("/user/avatar", "avatar", PIXEL)],
	["finished run", (player, site) => playTo(site, player, COUNTRY, 3)],
])("a player's other tabs receive a live event after a %s", async (_, act) => {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await act(ada, site);
	expect(site.received(ada.id)).toEqual([ME]);
	expect(site.received(ben.id)).toEqual([]);
});
