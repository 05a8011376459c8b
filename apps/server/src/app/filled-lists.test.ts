import { aUser } from "@hilo/db/testing/rows";
import { MAX_WAITING_FRIENDS } from "@hilo/rules/daily/result";
import { expect, it } from "vitest";
import { listWaitingFriends } from "../features/daily/waiting-friends.ts";
import { befriend } from "../testing/befriend.ts";
import { insertGames } from "../testing/games.ts";
import { onEachDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`);

async function insertUsers({ db }: TestSite, ids: readonly string[], suspended_until: number | null = null) {
	await db.kysely
		.insertInto("users")
		.values(ids.map((id) => aUser(id, { suspended_until })))
		.execute();
}

/** A public game by each of them, with so many plays. */
function gamesBy(creators: readonly string[], play_count: number) {
	return Object.fromEntries(
		creators.map((creator_id) => [
			creator_id,
			{ privacy: "public" as const, name: creator_id, creator_id, play_count },
		]),
	);
}

onEachDatabase((openSite) => {
	it("shows ten top creators, however many before them are hidden or blocked", async () => {
		const site = await openSite();
		const [hidden, blocked, shown] = [numbered("hidden", 95), numbered("blocked", 95), numbered("shown", 12)];
		await insertUsers(site, hidden, 9e15);
		await insertUsers(site, [...blocked, ...shown]);
		await insertGames(site, null, { ...gamesBy(hidden, 30), ...gamesBy(blocked, 20), ...gamesBy(shown, 10) });
		const ada = await site.player("ada");
		const blocks = blocked.map((blocked_id) => ({ blocker_id: ada.id, blocked_id, blocked_at: 0 }));
		await site.db.kysely.insertInto("blocks").values(blocks).execute();
		const namesFor = async (caller: typeof ada | ReturnType<TestSite["visitor"]>) =>
			(await caller.api.leaderboards.topCreators.query()).map(({ creatorName }) =>
				creatorName.replace(/\d+/, ""),
			);
		expect(await namesFor(site.visitor())).toEqual(Array(10).fill("blocked"));
		expect(await namesFor(ada)).toEqual(Array(10).fill("shown"));
		// Suspended since the sums were read.
		await site.db.kysely
			.updateTable("users")
			.set({ suspended_until: 9e15 })
			.where("id", "like", "blocked%")
			.execute();
		expect(await namesFor(site.visitor())).toEqual(Array(10).fill("shown"));
	});

	it("fills the rows of games, although many before them are reported or by one creator", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const reported = await insertGames(
			site,
			bob,
			Object.fromEntries(
				numbered("r", 45).map((name) => [name, { privacy: "public" as const, name, created_at: 2 }]),
			),
		);
		await insertGames(site, bob, {
			shown: { privacy: "public", name: "shown", created_at: 1 },
		});
		const at = {
			created_at: 0,
			decision: null,
			decided_at: null,
			text: "",
			evidence: "Rude",
			accused_id: bob.id,
		};
		const reports = Object.values(reported).map(({ id }) => ({
			id,
			reporter_id: ada.id,
			kind: "game" as const,
			subject_id: id,
			reason: "spam" as const,
			...at,
		}));
		await site.db.kysely.insertInto("reports").values(reports).execute();
		await insertUsers(site, ["cal", ...numbered("dee", 3)]);
		const busy = await insertGames(
			site,
			null,
			Object.fromEntries(
				numbered("c", 300).map((name) => [name, { privacy: "public" as const, name, creator_id: "cal" }]),
			),
		);
		const trending = await insertGames(site, null, gamesBy(numbered("dee", 3), 0));
		const plays = (games: object, players: number) =>
			Object.values(games).map(({ id }) => ({ game_id: id, day: "2026-11-21", plays: players, players }));
		for (const days of [plays(busy, 90), plays(trending, 80)])
			await site.db.kysely.insertInto("custom_play_days").values(days).execute();
		const rows = await ada.api.customGames.discoverRows.query();
		expect(rows.byFriends.map(({ name }) => name)).toEqual(["shown"]);
		expect(rows.trending.map(({ name }) => name)).toEqual(expect.arrayContaining(numbered("dee", 3)));
	});

	it("shows the friends who can play, however many others were online later", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		// 12:00 UTC on 21 November: the deck of the 22nd is open in Kiritimati, and not in Honolulu.
		const [far, near] = [numbered("far", 100), numbered("near", 20)];
		await insertUsers(site, [...far, ...near]);
		const values = (friend_id: string) => ({ user_id: ada.id, friend_id, added_at: 0 });
		await site.db.kysely
			.insertInto("friendships")
			.values([...far, ...near].map(values))
			.execute();
		const none = { previous_zone: null, changed_at: null, open_from: null, open_to: null };
		const zone = (time_zone: string) => (user_id: string) => ({ user_id, time_zone, ...none });
		await site.db.kysely
			.insertInto("daily_zones")
			.values([...far.map(zone("Pacific/Honolulu")), ...near.map(zone("Pacific/Kiritimati"))])
			.execute();
		await site.db.kysely
			.insertInto("presences")
			.values(far.map((user_id) => ({ user_id, status: "online" as const, last_seen_at: 5 })))
			.execute();
		const waiting = await listWaitingFriends(site.services, "2026-11-22", ada.id);
		expect(waiting.map(({ username }) => username.replace(/\d+/, ""))).toEqual(
			Array(MAX_WAITING_FRIENDS).fill("near"),
		);
	});
});
