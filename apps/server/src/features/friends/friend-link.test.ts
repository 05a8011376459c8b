import { aUser } from "@hilo/db/testing/rows";
import { MAX_FRIENDS } from "@hilo/rules/friends/caps";
import { expect, it } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { friendshipStatus, friendsOf, keyOf, requestsOf } from "../../testing/friends.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";

const ENDED = { status: 404, code: "friends/link-ended" };

const linkOf = async (player: Player) => keyOf((await player.api.friends.link.query()).path);
const open = (player: Player, key: string) => player.api.friends.addByLink.mutate({ key });
const ownerSeenBy = async (browser: Pick<Player, "api">, key: string) =>
	(await browser.api.friends.linkOwner.query({ key })).owner?.username ?? null;
const hasInvited = async (player: Player) =>
	(await player.api.me.get.query()).user?.dailyChallenges.friendInvited;

async function fillFriends(site: TestSite, { id }: Player): Promise<void> {
	const others = Array.from({ length: MAX_FRIENDS }, (_, n) => `filler-${n}`);
	await site.db.kysely
		.insertInto("users")
		.values(others.map((other) => aUser(other)))
		.execute();
	await site.db.kysely
		.insertInto("friendships")
		.values(others.map((friend_id) => ({ user_id: id, friend_id, added_at: 1 })))
		.execute();
}

onEachDatabase((openSite) => {
	it("makes one link for simultaneous calls, and one friendship of simultaneous openings", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const [key = "", ...others] = await Promise.all([linkOf(ada), linkOf(ada), linkOf(ada)]);
		expect(others).toEqual([key, key]);
		const opened = await Promise.all([open(bob, key), open(bob, key)]);
		expect(opened.map(({ friend }) => friend.username)).toEqual(["ada", "ada"]);
		expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([["bob"], ["ada"]]);
	});

	it("ends when its owner renews it; the friends it has made stay", async () => {
		const site = await openSite();
		const [ada, bob, cem] = [await site.player("ada"), await site.player("bob"), await site.player("cem")];
		const key = await linkOf(ada);
		await open(bob, key);
		const renewed = keyOf((await ada.api.friends.renewLink.mutate()).path);
		expect(await linkOf(ada)).toBe(renewed);
		expect(await refusal(open(cem, key))).toMatchObject(ENDED);
		expect(await ownerSeenBy(site.visitor(), key)).toBeNull();
		await open(cem, renewed);
		expect(await friendsOf(ada)).toEqual(["bob", "cem"]);
	});
});

onAnyDatabase((openSite) => {
	it("makes both friends, counts as an invitation of its owner, and answers requests of both", async () => {
		const site = await openSite();
		const [ada, bob, cem] = [await site.player("ada"), await site.player("bob"), await site.player("cem")];
		const key = await linkOf(ada);
		expect(key).toMatch(/^[\w-]{27}$/);
		expect(await open(bob, key)).toMatchObject({ friend: { username: "ada" } });
		expect([await hasInvited(ada), await hasInvited(bob)]).toEqual([true, false]);
		await cem.api.friends.request.mutate({ userId: ada.id });
		await open(cem, key);
		expect(await hasInvited(cem)).toBe(true);
		expect([await requestsOf(ada), await requestsOf(cem)]).toEqual(Array(2).fill({ incoming: [], sent: [] }));
	});

	it("names its owner to everyone who has it, and changes nothing by being looked at", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const key = await linkOf(ada);
		for (const browser of [site.visitor(), bob, ada]) expect(await ownerSeenBy(browser, key)).toBe("ada");
		expect(await ownerSeenBy(bob, "unknown")).toBeNull();
		expect((await ada.api.friends.linkOwner.query({ key })).isOwn).toBe(true);
		expect(await refusal(open(ada, key))).toMatchObject({ status: 400, code: "friends/own-link" });
		expect(await friendshipStatus(ada, bob)).toBe("none");
		expect((await exportOf(ada)).friends.linkMadeAt).toBe(new Date(site.clock.now()).toISOString());
		expect(JSON.stringify(await exportOf(ada))).not.toContain(key);
	});

	it("is answered like an ended link where its owner is hidden", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const key = await linkOf(ada);
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect(await refusal(open(bob, key))).toMatchObject(ENDED);
		expect(await ownerSeenBy(site.visitor(), key)).toBeNull();
	});

	it("answers a player whom its owner blocks like a stranger of an owner with too many friends", async () => {
		const answers = async (prevent: (site: TestSite, ada: Player, bob: Player) => Promise<unknown>) => {
			const site = await openSite();
			const [ada, bob] = [await site.player("ada"), await site.player("bob")];
			const key = await linkOf(ada);
			await prevent(site, ada, bob);
			const opened = await refusal(open(bob, key));
			return [await ownerSeenBy(bob, key), await ownerSeenBy(site.visitor(), key), opened];
		};
		const blocked = await answers((_, ada, bob) => ada.api.friends.block.mutate({ userId: bob.id }));
		expect(blocked).toEqual(["ada", "ada", expect.objectContaining({ code: "friends/not-by-link" })]);
		expect(blocked).toEqual(await answers((site, ada) => fillFriends(site, ada)));
	});

	it("says to a player who blocks its owner that they do", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await bob.api.friends.block.mutate({ userId: ada.id });
		expect(await refusal(open(bob, await linkOf(ada)))).toMatchObject({ code: "friends/blocked" });
	});

	it("makes no friends past the most that either may have", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await fillFriends(site, ada);
		const [full, free] = [await linkOf(ada), await linkOf(bob)];
		expect(await refusal(open(bob, full))).toMatchObject({ code: "friends/not-by-link" });
		expect(await refusal(open(ada, free))).toMatchObject({ code: "friends/too-many" });
	});
});
