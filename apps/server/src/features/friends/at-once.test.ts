import { aUser } from "@hilo/db/testing/rows";
import { MAX_FRIENDS } from "@hilo/rules/friends/caps";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { friendshipStatus } from "../../testing/friends.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const ROUNDS = 3;
type Act = (player: Player, other: Player) => Promise<unknown>;

const request: Act = (player, { id }) => player.api.friends.request.mutate({ userId: id });
const accept: Act = (player, { id }) => player.api.friends.accept.mutate({ userId: id });
const reject: Act = (player, { id }) => player.api.friends.reject.mutate({ userId: id });

const withdraw: Act = (player, { id }) => player.api.friends.withdraw.mutate({ userId: id });
const remove: Act = (player, { id }) => player.api.friends.remove.mutate({ userId: id });
const block: Act = (player, { id }) => player.api.friends.block.mutate({ userId: id });

async function pairs(site: TestSite): Promise<(readonly [Player, Player])[]> {
	const playerPairs: (readonly [Player, Player])[] = [];
	for (let n = 0; n < ROUNDS; n++)
		playerPairs.push([await site.player(`ada-${n}`), await site.player(`bob-${n}`)] as const);
	return playerPairs;
}

/** Starts all calls together; gives "done" or the error code of each. */
async function atOnce(...calls: Promise<unknown>[]): Promise<string[]> {
	const settled = await Promise.allSettled(calls);
	return settled.map((player) =>
		player.status === "fulfilled" ? "done" : (player.reason.data?.appCode ?? String(player.reason)),
	);
}

/** Checks what must hold after any order of the calls. */
async function expectConsistent({ db: { kysely: db } }: TestSite): Promise<void> {
	const friendships = await db.selectFrom("friendships").selectAll().execute();
	const requests = await db.selectFrom("friend_requests").selectAll().execute();
	const blocks = await db.selectFrom("blocks").selectAll().execute();
	const friends = new Set(friendships.map((row) => `${row.user_id} ${row.friend_id}`));
	for (const { user_id, friend_id } of friendships) expect(friends).toContain(`${friend_id} ${user_id}`);
	for (const { from_id, to_id } of requests) expect(friends).not.toContain(`${from_id} ${to_id}`);
	for (const { blocker_id, blocked_id } of blocks) {
		expect(friends).not.toContain(`${blocker_id} ${blocked_id}`);
		const visible = requests.filter(({ is_hidden }) => is_hidden === 0);
		expect(visible).not.toContainEqual(expect.objectContaining({ from_id: blocked_id, to_id: blocker_id }));
		expect(visible).not.toContainEqual(expect.objectContaining({ from_id: blocker_id, to_id: blocked_id }));
	}
}

onEachDatabase((openSite) => {
	it("makes two players who ask each other friends once", async () => {
		const site = await openSite();
		for (const [ada, bob] of await pairs(site)) {
			const answers = await Promise.all([
				ada.api.friends.request.mutate({ userId: bob.id }),
				bob.api.friends.request.mutate({ userId: ada.id }),
			]);
			expect(answers.map(({ mutualAccept }) => mutualAccept).sort()).toEqual([false, true]);
			expect([await friendshipStatus(ada, bob), await friendshipStatus(bob, ada)]).toEqual([
				"friends",
				"friends",
			]);
			for (const player of [ada, bob]) expect((await player.api.me.get.query()).user?.xp).toBe(100);
		}
		await expectConsistent(site);
	});

	it("stores one request when a player sends several together", async () => {
		const site = await openSite();
		for (const [ada, bob] of await pairs(site)) {
			const calls = Array.from({ length: 3 }, () => request(ada, bob));
			expect(new Set(await atOnce(...calls))).toEqual(new Set(["done"]));
			expect((await bob.api.friends.requests.query()).incoming).toHaveLength(1);
		}
	});

	it.each<[string, Act]>([
		["rejection", reject],
		["withdrawal", (bob, ada) => withdraw(ada, bob)],
	])("lets either the acceptance or the %s of a request win", async (_, end) => {
		const site = await openSite();
		for (const [ada, bob] of await pairs(site)) {
			await request(ada, bob);
			const [accepted, ended] = await atOnce(accept(bob, ada), end(bob, ada));
			const isAccepted = accepted === "done";
			expect([accepted, ended]).toEqual(
				isAccepted ? ["done", "friends/no-request"] : ["friends/no-request", "done"],
			);
			expect(await friendshipStatus(ada, bob)).toBe(isAccepted ? "friends" : "none");
		}
		await expectConsistent(site);
	});

	it("applies an acceptance and a removal in either order", async () => {
		const site = await openSite();
		for (const [ada, bob] of await pairs(site)) {
			await request(ada, bob);
			expect(await atOnce(remove(ada, bob), accept(bob, ada))).toEqual(["done", "done"]);
			expect(["friends", "none"]).toContain(await friendshipStatus(ada, bob));
		}
		await expectConsistent(site);
	});

	it("always lets a block win", async () => {
		const site = await openSite();
		for (const [round, [ada, bob]] of (await pairs(site)).entries()) {
			await request(ada, bob);
			const [blocker, other] = round % 2 === 0 ? [ada, bob] : [bob, ada];
			const [blocked] = await atOnce(block(blocker, other), accept(bob, ada), request(bob, ada));
			expect(blocked).toBe("done");
			expect(await friendshipStatus(blocker, other)).toBe("blocked");
			expect(["none", "requested"]).toContain(await friendshipStatus(other, blocker));
			expect(await blocker.api.friends.list.query()).toEqual([]);
		}
		await expectConsistent(site);
	});

	it("fills the last of 1,000 places only once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const ids = Array.from({ length: MAX_FRIENDS - 1 }, (_, n) => `crowd-${n}`);
		await site.db.kysely
			.insertInto("users")
			.values(ids.map((id) => aUser(id)))
			.execute();
		const rows = ids.flatMap((id) => [
			{ user_id: ada.id, friend_id: id, added_at: 1 },
			{ user_id: id, friend_id: ada.id, added_at: 1 },
		]);
		await site.db.kysely.insertInto("friendships").values(rows).execute();
		const requesters: Player[] = [];
		for (let n = 0; n < 3; n++) requesters.push(await site.player(`asker-${n}`));
		for (const requester of requesters) await request(requester, ada);
		const answers = await atOnce(...requesters.map((requester) => accept(ada, requester)));
		expect(answers.sort()).toEqual(["done", "friends/too-many", "friends/too-many"]);
		expect(await ada.api.friends.list.query()).toHaveLength(MAX_FRIENDS);
	});

	it("lets friends rename themselves and end friendships at the same time", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const players: Player[] = [];
		for (let n = 0; n < 4; n++) players.push(await site.player(`player-${n}`));
		for (const [n, player] of players.entries())
			for (const other of players.slice(n + 1)) await befriend(site, player, other);
		for (let round = 0; round < 2; round++) {
			const calls = players.flatMap((player, n) => {
				const next = players[(n + 1) % players.length] ?? player;
				const name = `name-${round}-${n}`;
				return [
					player.api.profiles.rename.mutate({ username: name }),
					remove(player, next),
					request(player, next),
				];
			});
			const codes = new Set(await atOnce(...calls));
			codes.delete("friends/already-friends");
			expect([...codes]).toEqual(["done"]);
		}
		await expectConsistent(site);
	});
});
