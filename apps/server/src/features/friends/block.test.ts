import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { friendshipStatus, friendsOf, requestsOf } from "../../testing/friends.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const request = (player: Player, to: Player) => player.api.friends.request.mutate({ userId: to.id });
const block = (player: Player, other: Player) => player.api.friends.block.mutate({ userId: other.id });
const unblock = (player: Player, other: Player) => player.api.friends.unblock.mutate({ userId: other.id });
const blockedBy = async (player: Player) =>
	(await player.api.friends.blocked.query()).map(({ username }) => username);

async function openTwo(site: TestSite) {
	return [await site.player("ada"), await site.player("bob")] as const;
}

onAnyDatabase((openSite) => {
	it("changes no search results", async () => {
		const site = await openSite();
		const [ada, bob] = await openTwo(site);
		const search = async (player: Player, query: string) =>
			(await player.api.profiles.search.query({ query })).map(({ username }) => username);
		await block(ada, bob);
		expect(await search(bob, "ad")).toEqual(["ada"]);
		expect(await search(bob, "da")).toEqual(["ada"]);
		expect(await search(ada, "bo")).toEqual(["bob"]);
		expect(await search(await site.player("eve"), "da")).toEqual(["ada"]);
		expect((await bob.get(`/user/profile/${ada.id}`)).status).toBe(200);
	});

	it("accepts requests of the blocked player without showing them to the blocker", async () => {
		const site = await openSite();
		const [ada, bob] = await openTwo(site);
		await block(ada, bob);
		site.liveEvents.clear();
		const before = (await ada.get("/user/me")).headers.get("ETag");
		for (let n = 0; n < 2; n++) {
			expect(await bob.post("/friend/request", { userId: ada.id })).toMatchObject({
				status: 200,
				body: { message: "Friend request sent", mutualAccept: false, friend: null },
			});
		}
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: ["ada"] });
		expect((await bob.get(`/friend/check-request/${ada.id}`)).body).toEqual({ hasSentRequest: true });
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: [] });
		expect((await ada.get("/user/me")).headers.get("ETag")).toBe(before);
		expect(site.received(ada.id)).toEqual([]);
		const none = { status: 404, code: "friends/no-request" };
		expect(await refusal(ada.api.friends.accept.mutate({ userId: bob.id }))).toMatchObject(none);
		expect(await refusal(ada.api.friends.reject.mutate({ userId: bob.id }))).toMatchObject(none);
		await bob.api.friends.withdraw.mutate({ userId: ada.id });
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: [] });
		expect(site.received(ada.id)).toEqual([]);
	});

	it("shows the blocked player's request to its sender only, and withdraws the blocker's", async () => {
		const site = await openSite();
		const [ada, bob] = await openTwo(site);
		const eve = await site.player("eve");
		await request(bob, ada);
		await request(ada, eve);
		site.liveEvents.clear();
		await block(ada, bob);
		await block(ada, eve);
		expect([site.received(bob.id), site.received(eve.id)]).toEqual([[], [{ kind: "requests" }]]);
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: [] });
		expect(await requestsOf(bob)).toEqual({ incoming: [], sent: ["ada"] });
		expect(await requestsOf(eve)).toEqual({ incoming: [], sent: [] });
		const answer = { status: 409, code: "friends/blocked" };
		expect(await refusal(request(ada, bob))).toMatchObject(answer);
	});
});

onEachDatabase((openSite) => {
	it("ends a friendship, which sends the blocked player the same event as a removal", async () => {
		const site = await openSite();
		const [ada, bob] = await openTwo(site);
		await befriend(site, ada, bob);
		site.liveEvents.clear();
		for (let n = 0; n < 2; n++) await block(ada, bob);
		expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
		expect(await blockedBy(ada)).toEqual(["bob"]);
		expect([await friendshipStatus(ada, bob), await friendshipStatus(bob, ada)]).toEqual(["blocked", "none"]);
		expect(site.received(bob.id)).toEqual([{ kind: "friends" }]);
		expect(site.received(ada.id)).toContainEqual({ kind: "friends" });
	});

	it("after its end, shows an earlier request when it is sent again, and makes friends when both ask", async () => {
		const site = await openSite();
		const [ada, bob] = await openTwo(site);
		const eve = await site.player("eve");
		for (const player of [bob, eve]) {
			await block(ada, player);
			await request(player, ada);
		}
		for (let n = 0; n < 2; n++) await unblock(ada, bob);
		await unblock(ada, eve);
		expect(await blockedBy(ada)).toEqual([]);
		expect(await requestsOf(ada)).toEqual({ incoming: [], sent: [] });
		site.liveEvents.clear();
		const seenByBob = async () => [
			(await bob.get("/user/me")).headers.get("ETag"),
			await bob.api.friends.requests.query(),
			site.received(bob.id),
		];
		const before = await seenByBob();
		site.clock.advance(1000);
		await request(bob, ada);
		expect(await requestsOf(ada)).toEqual({ incoming: ["bob"], sent: [] });
		expect(site.received(ada.id)).toEqual([{ kind: "requests" }]);
		expect(await seenByBob(), "nothing tells that it was hidden").toEqual(before);
		expect((await request(ada, eve)).mutualAccept).toBe(true);
		expect(await friendsOf(eve)).toEqual(["ada"]);
	});
});
