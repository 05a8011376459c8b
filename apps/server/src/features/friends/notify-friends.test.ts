import { aUser } from "@hilo/db/testing/rows";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { friendshipStatus, friendsOf, requestsOf } from "../../testing/friends.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";

const CHANGES: Record<string, (site: TestSite, ada: Player) => Promise<unknown>> = {
	"a new name": (_, ada) => ada.api.profiles.rename.mutate({ username: "lovelace" }),
	"a new picture": (_, ada) => ada.upload("/user/avatar", "avatar", PIXEL),
	"leaving the site": (_, ada) => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD }),
};

async function tagOf(player: Player): Promise<string | null> {
	return (await player.get("/user/me")).headers.get("ETag");
}

onAnyDatabase((openSite) => {
	it.each(Object.keys(CHANGES))("%s notifies friends and players with an open request", async (change) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const [bob, eve] = [await site.player("bob"), await site.player("eve")];
		const [silent, stranger] = [await site.player("silent"), await site.player("stranger")];
		await befriend(site, ada, bob);
		await silent.api.friends.block.mutate({ userId: ada.id });
		for (const player of [eve, silent]) await ada.api.friends.request.mutate({ userId: player.id });
		const everyone = [bob, eve, silent, stranger];
		const before = await Promise.all(everyone.map(tagOf));
		site.liveEvents.clear();
		await CHANGES[change]?.(site, ada);
		const after = await Promise.all(everyone.map(tagOf));
		const changed = everyone.filter((_, n) => before[n] !== after[n]);
		expect(changed.map(({ username }) => username)).toEqual(["bob", "eve"]);
		expect(everyone.map(({ id }) => site.received(id))).toEqual([
			[{ kind: "friends" }],
			[{ kind: "requests" }],
			[],
			[],
		]);
	});

	it("hides a leaving player from lists, requests and counts until they return", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const [eve, dan] = [await site.player("eve"), await site.player("dan")];
		await befriend(site, ada, bob);
		await ada.api.friends.request.mutate({ userId: eve.id });
		await dan.api.friends.request.mutate({ userId: ada.id });
		await eve.api.friends.block.mutate({ userId: bob.id });
		const shownLists = async () => ({
			friends: await friendsOf(bob),
			incoming: (await requestsOf(eve)).incoming,
			count: (await eve.api.me.get.query()).user?.friendRequests,
			sent: (await requestsOf(dan)).sent,
		});
		const shown = { friends: ["ada"], incoming: ["ada"], count: 1, sent: ["ada"] };
		expect(await shownLists()).toEqual(shown);
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect(await shownLists()).toEqual({ friends: [], incoming: [], count: 0, sent: [] });
		const gone = { status: 404, code: "accounts/user-not-found" };
		expect(await refusal(friendshipStatus(bob, ada))).toMatchObject(gone);
		expect(await refusal(eve.api.friends.accept.mutate({ userId: ada.id }))).toMatchObject(gone);
		expect((await bob.get(`/friend/check-request/${ada.id}`)).status).toBe(404);
		site.liveEvents.clear();
		await site.visitor().api.accounts.login.mutate({ emailOrUsername: "ada", password: PASSWORD });
		expect(await shownLists()).toEqual(shown);
		expect([site.received(bob.id), site.received(eve.id)]).toEqual([
			[{ kind: "friends" }],
			[{ kind: "requests" }],
		]);
	});
});

onEachDatabase((openSite) => {
	it("renames a player with as many statements for fifty friends as for one", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const ids = Array.from({ length: 49 }, (_, n) => `crowd-${n}`);
		await site.db.kysely
			.insertInto("users")
			.values(ids.map((id) => aUser(id)))
			.execute();
		const rows = ids.map((id) => ({ user_id: ada.id, friend_id: id, added_at: 1 }));
		await site.db.kysely.insertInto("friendships").values(rows).execute();
		counted.reset();
		for (const { api, username } of [bob, ada])
			await api.profiles.rename.mutate({ username: `new-${username}` });
		const [forOne, forFifty] = counted.transactions;
		expect(forFifty).toBe(forOne);
	});
});
