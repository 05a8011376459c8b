import { expect, it } from "vitest";
import { befriend } from "../../../testing/befriend.ts";
import { insertGames } from "../../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player } from "../../../testing/test-site.ts";

async function record(player: Player) {
	const { user } = await player.api.me.get.query();
	return { done: user?.dailyChallenges.friendInvited, xp: user?.xp };
}
const EARNED = { done: true, xp: 100 };
const NOTHING = { done: false, xp: 0 };

const ACCEPTING: Readonly<Record<string, (player: Player, gameId: string) => Promise<unknown>>> = {
	"POST /game/accept-invitation": async (player, gameId) => {
		const { body } = await player.get("/game/invitations");
		const [{ _id }] = (body as { invitations: [{ _id: string }] }).invitations;
		await player.post(`/game/accept-invitation/${_id}`);
		expect((await player.get(`/custom-games/${gameId}`)).status).toBe(200);
	},
	"POST /custom-games/:id/respond-invite": (player, gameId) =>
		player.post(`/custom-games/${gameId}/respond-invite`, { status: "accepted" }),
	"customGames.respond": (player, id) => player.api.customGames.respond.mutate({ id, status: "accepted" }),
};

onAnyDatabase((openSite) => {
	it.each(Object.entries(ACCEPTING))(
		"the sender of an invitation has invited a friend once %s accepts it",
		async (_, accept) => {
			const site = await openSite();
			const [ada, bob] = [await site.player("ada"), await site.player("bob")];
			await befriend(site, ada, bob);
			const { closed } = await insertGames(site, ada, { closed: { privacy: "private" } });
			await ada.api.customGames.invite.mutate({ id: closed.id, userIds: [bob.id] });
			expect(await record(ada)).toEqual(NOTHING);
			site.live.clear();
			await accept(bob, closed.id);
			expect([await record(ada), await record(bob)]).toEqual([EARNED, NOTHING]);
			expect(site.received(ada.id)).toContainEqual({ kind: "me" });
			await bob.api.customGames.respond.mutate({ id: closed.id, status: "accepted" });
			expect(await record(ada)).toEqual(EARNED);
		},
	);

	it("counts for the sender, by name or by address, but not after declining", async () => {
		const site = await openSite();
		const [ada, bob, cat] = [await site.player("ada"), await site.player("bob"), await site.player("cat")];
		await befriend(site, ada, bob);
		const { open, other } = await insertGames(site, cat, {
			open: { privacy: "public" },
			other: { privacy: "public" },
		});
		await ada.api.customGames.invite.mutate({ id: open.id, userIds: [bob.id] });
		await bob.api.customGames.respond.mutate({ id: open.id, status: "declined" });
		expect(await record(ada)).toEqual(NOTHING);
		await ada.api.customGames.invite.mutate({ id: other.id, emails: ["bob@example.org"] });
		await bob.api.customGames.respond.mutate({ id: other.id, status: "accepted" });
		expect([await record(ada), await record(cat)]).toEqual([EARNED, NOTHING]);
	});
});

onEachDatabase((openSite) => {
	it("counts for two who accept each other's invitations at the same moment", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const { byAda } = await insertGames(site, ada, { byAda: { privacy: "public" } });
		const { byBob } = await insertGames(site, bob, { byBob: { privacy: "public" } });
		await ada.api.customGames.invite.mutate({ id: byAda.id, userIds: [bob.id] });
		await bob.api.customGames.invite.mutate({ id: byBob.id, userIds: [ada.id] });
		await Promise.all([
			ada.api.customGames.respond.mutate({ id: byBob.id, status: "accepted" }),
			bob.api.customGames.respond.mutate({ id: byAda.id, status: "accepted" }),
		]);
		expect([await record(ada), await record(bob)]).toEqual([EARNED, EARNED]);
	});
});
