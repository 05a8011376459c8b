import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

async function record(player: Player) {
	const { user } = await player.api.me.get.query();
	return { done: user?.dailyChallenges.friendInvited, xp: user?.xp };
}
const EARNED = { done: true, xp: 100 };
const NOTHING = { done: false, xp: 0 };

onAnyDatabase((openSite) => {
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

	it("completes the daily task of both players when both asked", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await ada.api.friends.request.mutate({ userId: bob.id });
		await bob.api.friends.request.mutate({ userId: ada.id });
		expect([await record(ada), await record(bob)]).toEqual([EARNED, EARNED]);
	});
});
