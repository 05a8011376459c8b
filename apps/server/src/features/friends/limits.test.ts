import { aUser } from "@hilo/db/testing/rows";
import { MAX_FRIENDS, MAX_OPEN_REQUESTS } from "@hilo/rules/friends/limits";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

async function crowd({ db, clock }: TestSite, size: number): Promise<string[]> {
	const ids = Array.from({ length: size }, (_, n) => `crowd-${n}`);
	const rows = ids.map((id) => aUser(id, { created_at: clock.now() }));
	await db.kysely.insertInto("users").values(rows).execute();
	return ids;
}

async function fill({ db, clock }: TestSite, userId: string, friends: readonly string[]): Promise<void> {
	const rows = friends.flatMap((id) => [
		{ user_id: userId, friend_id: id, added_at: clock.now() },
		{ user_id: id, friend_id: userId, added_at: clock.now() },
	]);
	await db.kysely.insertInto("friendships").values(rows).execute();
}

onAnyDatabase((openSite) => {
	it("refuses more than 1,000 friends, by request and by acceptance", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await bob.api.friends.request.mutate({ userId: ada.id });
		await fill(site, ada.id, await crowd(site, MAX_FRIENDS));
		expect(await ada.api.friends.list.query()).toHaveLength(MAX_FRIENDS);
		const refused = { status: 409, code: "friends/too-many" };
		expect(await refusal(ada.api.friends.accept.mutate({ userId: bob.id }))).toMatchObject(refused);
		expect(await refusal(ada.api.friends.request.mutate({ userId: bob.id }))).toMatchObject(refused);
		const eve = await site.player("eve");
		expect(await refusal(ada.api.friends.request.mutate({ userId: eve.id }))).toMatchObject(refused);
		// Others may still ask, because ada can remove a friend.
		await eve.api.friends.request.mutate({ userId: ada.id });
		await ada.api.friends.remove.mutate({ userId: "crowd-0" });
		await ada.api.friends.accept.mutate({ userId: bob.id });
		expect(await refusal(ada.api.friends.accept.mutate({ userId: eve.id }))).toMatchObject(refused);
	});

	it("refuses a friendship if the other player has 1,000 friends", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await bob.api.friends.request.mutate({ userId: ada.id });
		await fill(site, bob.id, await crowd(site, MAX_FRIENDS));
		const refused = { status: 409, code: "friends/they-have-too-many" };
		expect(await refusal(ada.api.friends.accept.mutate({ userId: bob.id }))).toMatchObject(refused);
		expect(await refusal(ada.api.friends.request.mutate({ userId: bob.id }))).toMatchObject(refused);
	});

	it("refuses more than 200 open requests, including hidden ones", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const ids = await crowd(site, MAX_OPEN_REQUESTS);
		const rows = ids.map((id, n) => ({
			from_id: ada.id,
			to_id: id,
			requested_at: site.clock.now(),
			is_hidden: n % 2 === 0 ? (0 as const) : (1 as const),
		}));
		await site.db.kysely.insertInto("friend_requests").values(rows).execute();
		const refused = { status: 409, code: "friends/too-many-open" };
		expect(await refusal(ada.api.friends.request.mutate({ userId: bob.id }))).toMatchObject(refused);
		await ada.api.friends.request.mutate({ userId: "crowd-0" });
		await ada.api.friends.withdraw.mutate({ userId: "crowd-1" });
		await ada.api.friends.request.mutate({ userId: bob.id });
	});
});
