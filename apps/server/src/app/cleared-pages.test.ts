import { expect, it } from "vitest";
import { insertGames } from "../testing/games.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { renderedPage, webThatRenders } from "../testing/test-web.ts";

const openSite = onOneDatabase();

it("drops cached pages of visitors when a player or a game is removed, at any process", async () => {
	let rendered = 0;
	const web = webThatRenders(async () => renderedPage(`${rendered++}`));
	const site = await openSite({ web });
	const root = await site.another({ bus: site.liveEvents.bus }).player("root", { isAdmin: true });
	const ada = await site.player("ada");
	const times = async (act: () => Promise<unknown>) => {
		await site.visitor().fetch("/");
		const before = rendered;
		await act();
		await site.visitor().fetch("/");
		return rendered - before;
	};
	expect(await times(() => root.api.me.get.query())).toBe(0);
	const suspension = { userId: ada.id, reason: "Rude words", until: null };
	expect(await times(() => root.api.moderation.suspend.mutate(suspension))).toBe(1);
	expect(await times(() => root.api.moderation.lift.mutate({ userId: ada.id }))).toBe(1);
	const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
	const removal = { gameId: open.id, reason: "Rude words" };
	expect(await times(() => root.api.moderation.removeGame.mutate(removal))).toBe(1);
	const { id: userId, username } = ada;
	expect(await times(() => root.api.admin.deleteUser.mutate({ userId, username }))).toBe(1);
});
