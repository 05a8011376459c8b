import { SILENCE_MS } from "@hilo/rules/friends/caps";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { friendshipStatus, friendsOf, requestsOf } from "../../testing/friends.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

async function record(player: Player) {
	const { user } = await player.api.me.get.query();
	return { done: user?.dailyChallenges.friendInvited, xp: user?.xp };
}
const EARNED = { done: true, xp: 100 };
const NOTHING = { done: false, xp: 0 };

onAnyDatabase((openSite) => {
	it("makes two players friends when the request is accepted", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		expect(await ada.post("/friend/request", { userId: bob.id })).toMatchObject({
			status: 200,
			body: { message: "Friend request sent", mutualAccept: false, friend: null },
		});
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: ["bob"] });
		expect(await requestsOf(bob)).toEqual({ incoming: ["ada"], sent: [] });
		expect([await friendshipStatus(ada, bob), await friendshipStatus(bob, ada)]).toEqual([
			"requested",
			"asked-you",
		]);
		const path = (userId: string) => `/friend/check-request/${userId}`;
		expect((await ada.get(path(bob.id))).body).toEqual({ hasSentRequest: true });
		expect((await bob.get(path(ada.id))).body).toEqual({ hasSentRequest: false });
		expect((await bob.post("/friend/accept", { userId: ada.id })).body).toMatchObject({
			friend: { userId: ada.id, username: "ada" },
		});
		for (const [player, other] of [
			[ada, bob],
			[bob, ada],
		] as const) {
			expect(await friendsOf(player)).toEqual([other.username]);
			expect(await requestsOf(player)).toEqual({ incoming: [], sent: [] });
			expect(await friendshipStatus(player, other)).toBe("friends");
		}
	});

	it("refuses requests to oneself, a friend or an unknown player", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await befriend(site, ada, bob);
		const request = (userId: string) => refusal(ada.api.friends.request.mutate({ userId }));
		expect(await request(ada.id)).toMatchObject({ status: 400, code: "friends/oneself" });
		expect(await request(bob.id)).toMatchObject({ status: 409, code: "friends/already-friends" });
		expect(await request("nobody")).toMatchObject({ status: 404, code: "accounts/user-not-found" });
	});

	it("allows 60 requests an hour", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const request = () => ada.api.friends.request.mutate({ userId: bob.id });
		await request();
		await site.db.kysely.updateTable("rate_limits").set({ hits: 59 }).execute();
		await request();
		expect(await refusal(request())).toMatchObject({ status: 429, code: "friends/too-many-requests" });
		site.clock.advance(60 * 60_000);
		await request();
	});

	it("lets a withdrawn or rejected request be sent again", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const request = () => ada.api.friends.request.mutate({ userId: bob.id });
		await request();
		await ada.api.friends.withdraw.mutate({ userId: bob.id });
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: [] });
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: [] });
		const gone = { status: 404, code: "friends/no-request" };
		expect(await refusal(ada.api.friends.withdraw.mutate({ userId: bob.id }))).toMatchObject(gone);
		expect(await refusal(bob.api.friends.accept.mutate({ userId: ada.id }))).toMatchObject(gone);
		expect(await refusal(bob.api.friends.reject.mutate({ userId: ada.id }))).toMatchObject(gone);
		await request();
		expect((await bob.post("/friend/reject", { userId: ada.id })).body).toEqual({ success: true });
		expect(await friendshipStatus(ada, bob)).toBe("none");
		await request();
		expect(await requestsOf(bob)).toEqual({ incoming: ["ada"], sent: [] });
	});

	it("hides requests for 30 days after the third rejection, without their sender noticing", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const request = () => ada.api.friends.request.mutate({ userId: bob.id });
		for (let n = 0; n < 3; n++) {
			await request();
			await bob.api.friends.reject.mutate({ userId: ada.id });
		}
		expect(site.received(ada.id).filter(({ kind }) => kind === "requests")).toHaveLength(3);
		site.liveEvents.clear();
		expect(await request()).toEqual({ message: "Friend request sent", mutualAccept: false, friend: null });
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: ["bob"] });
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: [] });
		expect([await friendshipStatus(ada, bob), await friendshipStatus(bob, ada)]).toEqual([
			"requested",
			"none",
		]);
		expect(site.received(bob.id)).toEqual([]);

		site.clock.advance(SILENCE_MS - 1);
		for (const player of [ada, bob]) await site.signIn(player);
		await request();
		expect((await requestsOf(bob)).incoming).toEqual([]);
		site.clock.advance(1);
		await request();
		expect((await requestsOf(bob)).incoming).toEqual(["ada"]);
		await bob.api.friends.accept.mutate({ userId: ada.id });
		// A client that lost the first answer sends it again.
		for (let n = 0; n < 2; n++) await bob.api.friends.remove.mutate({ userId: ada.id });
		await request();
		expect((await requestsOf(bob)).incoming).toEqual(["ada"]);
	});

	it("sends the event of a rejection only to the player who rejects", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await ada.api.friends.request.mutate({ userId: bob.id });
		site.liveEvents.clear();
		const before = (await ada.get("/user/me")).headers.get("ETag");
		await bob.api.friends.reject.mutate({ userId: ada.id });
		expect(site.received(ada.id)).toEqual([]);
		expect((await ada.get("/user/me")).headers.get("ETag")).toBe(before);
		expect(site.received(bob.id)).toEqual([{ kind: "requests" }]);
	});

	it("completes the daily task of the player who asked, once a day, also in strict mode", async () => {
		const site = await openSite();
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "integrity", "strict"));
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await ada.api.friends.request.mutate({ userId: bob.id });
		expect(await record(ada)).toEqual(NOTHING);
		await bob.api.friends.accept.mutate({ userId: ada.id });
		expect([await record(ada), await record(bob)]).toEqual([EARNED, NOTHING]);
		expect(site.received(ada.id)).toContainEqual({ kind: "me" });
		expect(site.received(bob.id)).not.toContainEqual({ kind: "me" });
		await bob.api.friends.accept.mutate({ userId: ada.id });
		const eve = await site.player("eve");
		await ada.api.friends.request.mutate({ userId: eve.id });
		await eve.api.friends.accept.mutate({ userId: ada.id });
		expect(await record(ada)).toEqual(EARNED);
	});
});
