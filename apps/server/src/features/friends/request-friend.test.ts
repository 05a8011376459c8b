import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { friendshipStatus, friendsOf, requestsOf } from "../../testing/friends.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

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
		expect((await bob.get("/friend/requests")).body).toEqual([
			{
				userId: ada.id,
				username: "ada",
				avatarUrl: "/avatars/initials/A-0.svg",
				requestedAt: "2026-11-21T12:00:00.000Z",
			},
		]);
		expect([await friendshipStatus(ada, bob), await friendshipStatus(bob, ada)]).toEqual([
			"requested",
			"asked-you",
		]);
		const path = (userId: string) => `/friend/check-request/${userId}`;
		expect((await ada.get(path(bob.id))).body).toEqual({ hasSentRequest: true });
		expect((await bob.get(path(ada.id))).body).toEqual({ hasSentRequest: false });
		site.clock.advance(1000);
		expect((await bob.post("/friend/accept", { userId: ada.id })).body).toEqual({
			friend: {
				userId: ada.id,
				username: "ada",
				avatarUrl: "/avatars/initials/A-0.svg",
				unreadMessages: 0,
				addedAt: "2026-11-21T12:00:01.000Z",
			},
		});
		for (const [player, other] of [
			[ada, bob],
			[bob, ada],
		] as const) {
			expect(await friendsOf(player)).toEqual([other.username]);
			expect(await requestsOf(player)).toEqual({ incoming: [], sent: [] });
			expect(await friendshipStatus(player, other)).toBe("friends");
		}
		expect((await ada.get("/friend/list")).body).toMatchObject({ friends: [{ username: "bob" }] });
	});

	it("gives a repeated request the same answer, and makes friends if the other asked first", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const sent = { message: "Friend request sent", mutualAccept: false, friend: null };
		for (let n = 0; n < 2; n++)
			expect((await ada.post("/friend/request", { userId: bob.id })).body).toEqual(sent);
		expect(await requestsOf(bob)).toEqual({ incoming: ["ada"], sent: [] });
		expect((await bob.post("/friend/request", { userId: ada.id })).body).toMatchObject({
			message: "You are now friends",
			mutualAccept: true,
			friend: { username: "ada", unreadMessages: 0 },
		});
		expect(await friendsOf(ada)).toEqual(["bob"]);
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: [] });
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
		expect(await request("no such id")).toMatchObject({ status: 404, code: "accounts/user-not-found" });
		expect(await ada.post("/friend/request", {})).toMatchObject({ status: 400 });
	});

	it("allows 60 requests an hour", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const request = () => ada.api.friends.request.mutate({ userId: bob.id });
		for (let n = 0; n < 60; n++) {
			await request();
			site.clock.advance(1000);
		}
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

	it("ends a friendship from either side, and does nothing without a friendship", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await befriend(site, ada, bob);
		for (let n = 0; n < 2; n++)
			expect((await bob.post("/user/remove-friend", { userId: ada.id })).body).toEqual({ success: true });
		expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
		expect(await friendshipStatus(ada, bob)).toBe("none");
		expect((await bob.post("/user/remove-friend", { userId: "nobody" })).status).toBe(404);
	});
});
