import { SILENCE_MS } from "@hilo/rules/friends/limits";
import { expect, it } from "vitest";
import { friendshipStatus, requestsOf } from "../../testing/friends.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

onAnyDatabase((openSite) => {
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
		site.live.clear();
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
		await bob.api.friends.remove.mutate({ userId: ada.id });
		await request();
		expect((await requestsOf(bob)).incoming).toEqual(["ada"]);
	});

	it("sends the event of a rejection only to the player who rejects", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await ada.api.friends.request.mutate({ userId: bob.id });
		site.live.clear();
		const before = (await ada.get("/user/me")).headers.get("ETag");
		await bob.api.friends.reject.mutate({ userId: ada.id });
		expect(site.received(ada.id)).toEqual([]);
		expect((await ada.get("/user/me")).headers.get("ETag")).toBe(before);
		expect(site.received(bob.id)).toEqual([{ kind: "requests" }]);
	});
});
