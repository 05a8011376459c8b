import { expect, it } from "vitest";
import { befriend } from "../../../testing/befriend.ts";
import { insertGames, shareGame } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player, TestSite } from "../../../testing/test-site.ts";

const FACT = { kind: "invitations" };

async function open(site: TestSite) {
	const [ada, bob, eve] = [await site.player("ada"), await site.player("bob"), await site.player("eve")];
	await befriend(site, ada, bob);
	const games = await insertGames(site, ada, {
		closed: { privacy: "private", name: "Rivers" },
		open: { privacy: "public" },
	});
	return { ada, bob, eve, ...games };
}

async function count(player: Player): Promise<number | undefined> {
	return (await player.api.me.get.query()).user?.gameInvitations;
}
const listed = async (player: Player) =>
	(await player.api.customGames.invitations.query()).map(({ gameId }) => gameId);

async function record(player: Player) {
	const { user } = await player.api.me.get.query();
	return { done: user?.dailyChallenges.friendInvited, xp: user?.xp };
}
const EARNED = { done: true, xp: 100 };
const NOTHING = { done: false, xp: 0 };

onAnyDatabase((openSite) => {
	it("invites a friend once, who sees it immediately, answers, and may be asked again after declining", async () => {
		const site = await openSite();
		const { ada, bob, closed } = await open(site);
		const invite = { id: closed.id, userIds: [bob.id, bob.id, ada.id], message: " Try it! " };
		expect(await ada.api.customGames.invite.mutate(invite)).toEqual({ invited: 1 });
		expect(site.received(bob.id)).toEqual([FACT]);
		expect([await count(bob), await count(ada)]).toEqual([1, 0]);
		const [shown] = await bob.api.customGames.invitations.query();
		expect(shown).toMatchObject({
			gameId: closed.id,
			game: {
				id: closed.id,
				name: "Rivers",
				invitation: "pending",
				shareableLink: expect.stringContaining("?key="),
			},
			sender: { id: ada.id, username: "ada" },
			message: "Try it!",
		});
		const documented = { _id: shown?.id, gameId: closed.id, gameName: "Rivers", message: "Try it!" };
		expect((await bob.get("/custom-games/invitations")).body).toMatchObject([documented]);

		await ada.api.customGames.invite.mutate({ ...invite, message: "Again" });
		expect(site.received(bob.id)).toEqual([FACT]);
		expect((await bob.api.customGames.invitations.query())[0]?.message).toBe("Try it!");

		const declined = { success: true, gameId: closed.id };
		expect((await bob.post(`/game/decline-invitation/${shown?.id}`, {})).body).toEqual(declined);
		expect([await count(bob), await listed(bob)]).toEqual([0, []]);
		expect(site.received(ada.id)).toContainEqual(FACT);
		const sent = () => ada.api.customGames.sentInvitations.query({ id: closed.id });
		expect(await sent()).toMatchObject([{ user: { id: bob.id }, status: "declined" }]);
		expect((await bob.get(`/custom-games/${closed.id}`)).status).toBe(403);
		const accept = () => bob.api.customGames.respond.mutate({ id: closed.id, status: "accepted" });
		expect(await refusal(accept())).toMatchObject({ status: 404, code: "custom-games/no-invitation" });

		expect((await ada.post("/game/invite", { userId: bob.id, gameId: closed.id })).body).toEqual({
			success: true,
		});
		await accept();
		await accept();
		expect(await sent()).toMatchObject([{ status: "accepted" }]);
		const own = [{ userId: bob.id, username: "bob", status: "accepted" }];
		expect((await bob.get(`/custom-games/${closed.id}`)).body).toMatchObject({ invitations: own });
		expect((await ada.get(`/custom-games/${closed.id}`)).body).toMatchObject({ invitations: own });
		await bob.post(`/custom-games/${closed.id}/remove-shared`, {});
		expect((await bob.get(`/custom-games/${closed.id}`)).status).toBe(403);
		expect(await sent()).toEqual([]);
	});

	it("makes the sender one who has invited a friend, by name or by address, but not after declining", async () => {
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

	it("shows no invitation across a block, and does not tell the sender", async () => {
		const site = await openSite();
		const { ada, bob, eve, closed, open: all } = await open(site);
		await befriend(site, bob, eve);
		await shareGame(site, closed, { from: ada, to: bob, status: "accepted" });
		await eve.api.friends.block.mutate({ userId: ada.id });
		for (const id of [closed.id, all.id])
			expect(await bob.api.customGames.invite.mutate({ id, userIds: [eve.id] })).toEqual({ invited: 1 });
		expect([await count(eve), await listed(eve)]).toEqual([0, []]);
		await eve.api.friends.unblock.mutate({ userId: ada.id });
		expect(await count(eve)).toBe(0);

		await bob.api.customGames.invite.mutate({ id: all.id, userIds: [eve.id] });
		expect(await count(eve)).toBe(1);
		await eve.api.friends.block.mutate({ userId: bob.id });
		expect([await count(eve), await listed(eve)]).toEqual([0, []]);
	});

	it("ends when the creator withdraws it, whatever was answered, or deletes the game", async () => {
		const site = await openSite();
		const { ada, bob, closed, open: all } = await open(site);
		await ada.api.customGames.invite.mutate({ id: closed.id, userIds: [bob.id] });
		await ada.api.customGames.invite.mutate({ id: all.id, userIds: [bob.id] });
		await bob.api.customGames.respond.mutate({ id: closed.id, status: "accepted" });
		const withdraw = () => ada.api.customGames.withdrawInvitation.mutate({ id: closed.id, userId: bob.id });
		expect(await count(bob)).toBe(1);
		await withdraw();
		expect((await bob.get(`/custom-games/${closed.id}`)).status).toBe(403);
		await withdraw();
		await site.db.kysely
			.updateTable("custom_games")
			.set({ removed_at: site.clock.now(), removed_by: "creator" })
			.where("id", "=", all.id)
			.execute();
		expect([await count(bob), await listed(bob)]).toEqual([0, []]);
		const gone = bob.api.customGames.respond.mutate({ id: all.id, status: "accepted" });
		expect(await refusal(gone)).toMatchObject({ status: 404, code: "custom-games/no-invitation" });
	});
});

onEachDatabase((openSite) => {
	it("takes friends only, all or none, from those who may share the game", async () => {
		const site = await openSite();
		const { ada, bob, eve, closed, open: all } = await open(site);
		await befriend(site, bob, eve);
		const asBob = bob.api.customGames.invite;
		const refused = async (call: Promise<unknown>) => (await refusal(call)).code;
		expect(
			await refused(ada.api.customGames.invite.mutate({ id: closed.id, userIds: [bob.id, eve.id] })),
		).toBe("friends/friends-only");
		expect(await refused(asBob.mutate({ id: closed.id, userIds: [eve.id] }))).toBe("custom-games/no-access");
		expect(await refused(asBob.mutate({ id: closed.id, key: closed.key, userIds: [eve.id] }))).toBe(
			"custom-games/share-not-allowed",
		);
		const byLink = `/custom-games/${closed.id}/invite?key=${closed.key}`;
		expect((await bob.post(byLink, { userIds: [eve.id] })).body).toMatchObject({
			code: "custom-games/share-not-allowed",
		});
		expect(
			await refused(asBob.mutate({ id: closed.id, userIds: [bob.id], emails: ["BOB@example.org"] })),
		).toBe("custom-games/no-recipient");
		expect((await bob.post("/game/invite", { userId: eve.id })).body).toMatchObject({
			message: "You don't have any custom games to invite friends to play",
		});
		expect((await ada.post("/game/invite", { userId: bob.id })).status).toBe(400);
		expect((await ada.post(`/custom-games/${closed.id}/invite`, {})).body).toMatchObject({
			message: "Please select at least one recipient",
		});
		expect([await count(bob), await count(eve)]).toEqual([0, 0]);

		await asBob.mutate({ id: all.id, userIds: [eve.id] });
		await shareGame(site, closed, { from: ada, to: bob, status: "accepted" });
		await asBob.mutate({ id: closed.id, userIds: [eve.id] });
		expect(await count(eve)).toBe(2);
		expect(await ada.api.customGames.sentInvitations.query({ id: closed.id })).toHaveLength(2);
		expect(await refused(bob.api.customGames.sentInvitations.query({ id: closed.id }))).toBe(
			"custom-games/not-yours",
		);
	});

	it("counts for two friends who accept each other's invitations at the same moment", async () => {
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
