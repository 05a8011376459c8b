import { expect, it } from "vitest";
import { befriend } from "../../../testing/befriend.ts";
import { playCustomTo } from "../../../testing/custom-playing.ts";
import { insertGames } from "../../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player } from "../../../testing/test-site.ts";

const DAY_MS = 86_400_000;

async function rowsOf(player: Player) {
	const rows = await player.api.customGames.discoverRows.query();
	const names = Object.entries(rows).map(([row, games]) => [row, games.map(({ name }) => name)] as const);
	return Object.fromEntries(names) as Record<keyof typeof rows, string[]>;
}

onEachDatabase((openSite) => {
	it("shows friends' games, new games and short games, but no closed, reported or blocked ones", async () => {
		const site = await openSite();
		const [ada, bob, cal, viewer] = [
			await site.player("ada"),
			await site.player("bob"),
			await site.player("cal"),
			await site.player("viewer"),
		];
		await befriend(site, viewer, ada);
		const now = site.clock.now();
		const old = { created_at: now - 7 * DAY_MS, updated_at: now - 7 * DAY_MS };
		await insertGames(site, ada, {
			old: { name: "Old", privacy: "public", ...old, item_count: 16 },
			new: { name: "New", privacy: "public", item_count: 16 },
			private: { name: "Private", privacy: "private", item_count: 10 },
			hidden: { name: "Hidden", privacy: "public", item_count: 10 },
		});
		await site.db.kysely
			.updateTable("custom_games")
			.set({ is_hidden: 1 })
			.where("name", "=", "Hidden")
			.execute();
		await insertGames(site, bob, {
			played: { name: "Played", privacy: "public", ...old, play_count: 9, uncounted_plays: 0 },
			short: { name: "Short", privacy: "public", ...old, play_count: 3, uncounted_plays: 0 },
			own: { name: "Own plays", privacy: "public", ...old, play_count: 99, uncounted_plays: 97 },
			featured: { name: "Featured", privacy: "featured", play_count: 5, uncounted_plays: 0 },
		});
		const { blocked } = await insertGames(site, cal, { blocked: { name: "Blocked", privacy: "public" } });
		expect(await rowsOf(viewer)).toEqual({
			played: [],
			byFriends: ["New", "Old"],
			trending: [],
			new: expect.arrayContaining(["New", "Blocked"]),
			short: ["Played", "Short", "Own plays", "Blocked"],
		});
		await viewer.api.moderation.report.mutate({ kind: "game", gameId: blocked.id, reason: "spam", text: "" });
		await viewer.api.friends.block.mutate({ userId: ada.id });
		expect(await rowsOf(viewer)).toEqual({
			played: [],
			byFriends: [],
			trending: [],
			new: [],
			short: ["Played", "Short", "Own plays"],
		});
	});
});

onAnyDatabase((openSite) => {
	it("lets two games of a creator trend, however many are played", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const games = Array.from({ length: 5 }, (_, n) => [
			`g${n}`,
			{ name: `Game ${n}`, privacy: "public" as const },
		]);
		const flood = await insertGames(site, ada, Object.fromEntries(games));
		const { other } = await insertGames(site, bob, { other: { name: "Other", privacy: "public" } });
		const day = new Date(site.clock.now()).toISOString().slice(0, 10);
		const played = Object.values(flood).map(({ id }, n) => ({ game_id: id, day, plays: 9, players: 99 - n }));
		await site.db.kysely
			.insertInto("custom_play_days")
			.values([...played, { game_id: other.id, day, plays: 3, players: 3 }])
			.execute();
		expect((await rowsOf(bob)).trending).toEqual(["Game 0", "Game 1", "Other"]);
	});

	it("makes a game trend by the judged runs of a week, without its creator, visitors and repeats", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, bob, cal, dee, eve] = [
			await site.player("ada"),
			await site.player("bob"),
			await site.player("cal"),
			await site.player("dee"),
			await site.player("eve"),
		];
		const { rivers, lakes, closed } = await insertGames(site, ada, {
			rivers: { name: "Rivers", privacy: "public" },
			lakes: { name: "Lakes", privacy: "featured" },
			closed: { name: "Closed", privacy: "private" },
		});
		const trending = async (player = dee) => {
			site.clock.advance(60_000);
			return (await rowsOf(player)).trending;
		};
		await playCustomTo(site, ada, rivers, { score: 0 });
		for (let n = 0; n < 2; n++) await playCustomTo(site, bob, rivers, { score: 0 });
		await eve.post(`/custom-games/${rivers.id}/play`);
		await site.visitor().api.customGames.countPlay.mutate({ id: rivers.id });
		await playCustomTo(site, cal, rivers, { score: 0 });
		expect(await trending()).toEqual([]);
		await playCustomTo(site, dee, rivers, { score: 0 });
		expect(await trending()).toEqual(["Rivers"]);
		for (const player of [bob, cal, dee]) {
			await playCustomTo(site, player, closed, { score: 0 });
			await playCustomTo(site, player, lakes, { score: 0 });
		}
		site.clock.advance(DAY_MS);
		await playCustomTo(site, bob, lakes, { score: 0 });
		expect(await trending()).toEqual(["Lakes", "Rivers"]);
		await dee.api.friends.block.mutate({ userId: ada.id });
		expect(await trending()).toEqual([]);
		expect(await trending(cal)).toEqual(["Lakes", "Rivers"]);
		const week = site.clock.now() + 7 * DAY_MS;
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", ada.id).execute();
		expect(await trending(cal)).toEqual([]);
		await site.db.kysely.updateTable("users").set({ deletion_due_at: null }).execute();
		site.clock.set(week);
		expect(await trending(cal)).toEqual([]);
	});

	it("shows the games that a player played last, each once, without closed ones", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { rivers, lakes, closed } = await insertGames(site, ada, {
			rivers: { name: "Rivers", privacy: "public" },
			lakes: { name: "Lakes", privacy: "public" },
			closed: { name: "Closed", privacy: "public" },
		});
		for (const game of [rivers, closed, lakes, rivers]) {
			site.clock.advance(60_000);
			await playCustomTo(site, bob, game, { score: 0 });
		}
		await site.db.kysely
			.updateTable("custom_games")
			.set({ privacy: "private" })
			.where("id", "=", closed.id)
			.execute();
		expect(await rowsOf(bob)).toMatchObject({
			played: ["Rivers", "Lakes"],
			new: expect.arrayContaining(["Rivers", "Lakes"]),
			// They would be the same.
			short: [],
		});
		expect((await site.visitor().api.customGames.discoverRows.query()).played).toEqual([]);
	});
});
