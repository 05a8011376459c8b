import { expect, it } from "vitest";
import { befriend } from "../testing/befriend.ts";
import { CLASSIC } from "../testing/dueling.ts";
import { exportOf } from "../testing/export-of.ts";
import { insertGames, shareGame } from "../testing/games.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../testing/test-site.ts";

const HIDINGS: Readonly<Record<string, (site: TestSite, player: Player) => Promise<unknown>>> = {
	"is suspended": async (site, { id: userId }) => {
		const root = await site.player("root", { isAdmin: true });
		await root.api.moderation.suspend.mutate({ userId, reason: "Spam", until: null });
	},
	"deletes the account": (_, player) => player.api.accounts.deleteAccount.mutate({ password: PASSWORD }),
};

onAnyDatabase((openSite) => {
	it.each(Object.keys(HIDINGS))(
		"leaves out the name of a player who %s, and keeps the messages to them",
		async (hiding) => {
			const site = await openSite({ settings: { rateLimits: false } });
			const [ada, hidden] = [await site.player("ada"), await site.player("hidden-one")];
			await befriend(site, ada, hidden);
			await ada.post(`/chat/${hidden.id}`, { content: "from Ada" });
			await hidden.post(`/chat/${ada.id}`, { content: "from the other" });
			await ada.post(`/chat/${hidden.id}`, { content: "from Ada again" });
			const { own } = await insertGames(site, ada, { own: { privacy: "private", name: "Rivers" } });
			const { theirs } = await insertGames(site, hidden, { theirs: { privacy: "private", name: "Lakes" } });
			await shareGame(site, own, { from: ada, to: hidden });
			await shareGame(site, theirs, { from: hidden, to: ada });
			await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: hidden.id });
			const before = await exportOf(ada);
			expect(JSON.stringify(before).split('"hidden-one"')).toHaveLength(6);
			await HIDINGS[hiding]?.(site, hidden);
			const data = await exportOf(ada);
			expect(JSON.stringify(data)).not.toMatch(/hidden-one|from the other/);
			expect(data.chats).toMatchObject([
				{
					with: { id: hidden.id, username: null },
					messages: [{ sender: ada.id, content: "from Ada" }, { content: "from Ada again" }],
				},
			]);
			expect(data.gameInvitations).toMatchObject({
				received: [{ gameName: "Lakes", from: { userId: hidden.id, username: null } }],
				sent: [{ gameName: "Rivers", to: { userId: hidden.id, username: null } }],
			});
			expect(data.duels.duels).toMatchObject([{ sentTo: null }]);
		},
	);

	it("names a player who blocked the exporting player, like any stranger", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await ben.post(`/chat/${ada.id}`, { content: "Hello" });
		await ben.api.friends.block.mutate({ userId: ada.id });
		expect((await exportOf(ada)).chats).toMatchObject([
			{ with: { username: "ben" }, messages: [{ content: "Hello" }] },
		]);
	});
});
