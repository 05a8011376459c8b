import { aUser } from "@hilo/db/testing/rows";
import type { CustomOrder } from "@hilo/rules/leaderboards/boards";
import { expect, it } from "vitest";
import { befriend } from "../../../testing/befriend.ts";
import { playCustomTo } from "../../../testing/custom-playing.ts";
import { exportOf } from "../../../testing/export-of.ts";
import { insertGames, type StoredGame, shareGame } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player, TestSite } from "../../../testing/test-site.ts";

async function openWorld(site: TestSite) {
	const creator = await site.player("creator");
	const games = await insertGames(site, creator, {
		open: { privacy: "public" },
		secret: { privacy: "private" },
		invited: { privacy: "invite_only" },
	});
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await shareGame(site, games.invited, { from: creator, to: ada });
	return { ...games, creator, ada, bob };
}

interface Submitted {
	readonly score: number;
	readonly timePerGuess: number;
	readonly totalGuesses?: number;
}

async function submit(site: TestSite, player: Player, game: StoredGame, submitted: Submitted) {
	site.clock.advance(1000);
	return player.post(`/leaderboard/submit/${game.id}`, { totalGuesses: submitted.score, ...submitted });
}

/** Puts players on the board by score, with the scores 2, 3, 4 … */
async function fillBoard({ db }: TestSite, { id: game_id }: StoredGame, count: number) {
	const ids = Array.from({ length: count }, (_, n) => `player-${n}`);
	await db.kysely
		.insertInto("users")
		.values(ids.map((id) => aUser(id)))
		.execute();
	const row = { game_id, board: "score", time_per_guess: 2, time_taken: 9, total_guesses: 20 } as const;
	const rows = ids.map((user_id, n) => ({
		...row,
		user_id,
		score: n + 2,
		verified: 0 as const,
		achieved_at: n,
	}));
	await db.kysely.insertInto("custom_scores").values(rows).execute();
}

onEachDatabase((openSite) => {
	it("has one row per player in each of three orders, and none of hidden users", async () => {
		const site = await openSite();
		const { open, ada, bob, creator } = await openWorld(site);
		await submit(site, ada, open, { score: 5, timePerGuess: 3, totalGuesses: 8 });
		await submit(site, ada, open, { score: 2, timePerGuess: 1 });
		await submit(site, bob, open, { score: 5, timePerGuess: 2.5 });
		await submit(site, creator, open, { score: 9, timePerGuess: 0.5 });
		await submit(site, bob, open, { score: 4, timePerGuess: 9 });
		const visitor = site.visitor();
		const board = async (sortBy: string) => {
			const { body } = await visitor.get(`/leaderboard/custom-game/${open.id}?sortBy=${sortBy}`);
			return body as { game: object; leaderboard: { username: string; score: number }[] };
		};
		const names = async (sortBy: string) =>
			(await board(sortBy)).leaderboard.map(({ username, score }) => `${username} ${score}`);
		expect(await names("score")).toEqual(["creator 9", "bob 5", "ada 5"]);
		expect(await names("nonsense")).toEqual(await names("score"));
		expect(await names("time")).toEqual(["creator 9", "ada 2", "bob 5"]);
		expect(await names("date")).toEqual(["bob 4", "creator 9", "ada 2"]);
		const { game, leaderboard } = await board("score");
		expect(game).toMatchObject({ _id: open.id, name: "A public game", creatorName: "creator" });
		expect(game).not.toHaveProperty("items");
		const row = { rank: 3, userId: ada.id, timePerGuess: 3, timeTaken: 24, totalGuesses: 8, efficiency: 63 };
		expect(leaderboard[2]).toMatchObject({ ...row, date: "2026-11-21T12:00:01.000Z", verified: false });
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", bob.id).execute();
		expect(await names("score")).toEqual(["creator 9", "ada 5"]);
	});

	it("shows ten rows, five of them before the game, and marks a judged row", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { open, ada, bob } = await openWorld(site);
		await playCustomTo(site, bob, open, { score: 1 });
		await submit(site, ada, open, { score: 1, timePerGuess: 2 });
		await fillBoard(site, open, 9);
		const scores = await ada.get(`/custom-games/${open.id}/high-scores`);
		expect(scores.body).toMatchObject({
			scores: { length: 10, 0: { score: 10 } },
			personalBest: { score: 1 },
		});
		const { highScores } = (await bob.get(`/custom-games/${open.id}`)).body as { highScores: unknown[] };
		expect(highScores).toEqual((scores.body as { scores: unknown[] }).scores);
		const before = await bob.api.customGames.get.query({ id: open.id });
		expect(before).toMatchObject({ board: "open", topScores: { length: 5 }, personalBest: 1 });
		await site.db.kysely.deleteFrom("custom_scores").where("score", ">", 1).execute();
		const { rows: last } = await ada.api.customGames.board.query({ id: open.id });
		// Equal in score and time: the earlier row comes first.
		expect(last.map(({ username, verified }) => [username, verified])).toEqual([
			["bob", true],
			["ada", false],
		]);
	});

	it("ranks the player and visible friends in the order of the board of all", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { open, ada, bob, creator } = await openWorld(site);
		const cyd = await site.player("cyd");
		for (const friend of [bob, cyd]) await befriend(site, ada, friend);
		await submit(site, creator, open, { score: 9, timePerGuess: 0.5 });
		await submit(site, bob, open, { score: 5, timePerGuess: 2.5 });
		await submit(site, cyd, open, { score: 5, timePerGuess: 2 });
		await submit(site, ada, open, { score: 4, timePerGuess: 3 });
		await submit(site, ada, open, { score: 2, timePerGuess: 1 });
		const names = async (player: Player, order: CustomOrder = "score") => {
			const { rows } = await player.api.customGames.board.query({ id: open.id, order, among: "friends" });
			return rows.map(({ rank, username, score }) => `${rank} ${username} ${score}`);
		};
		expect(await names(ada)).toEqual(["1 cyd 5", "2 bob 5", "3 ada 4"]);
		expect(await names(ada, "time")).toEqual(["1 ada 2", "2 cyd 5", "3 bob 5"]);
		expect(await names(ada, "date")).toEqual(["1 ada 2", "2 cyd 5", "3 bob 5"]);
		expect(await names(bob)).toEqual(["1 bob 5", "2 ada 4"]);
		const own = (player: Player) => player.api.customGames.ownRank.query({ id: open.id, among: "friends" });
		expect(await own(ada)).toMatchObject({ rank: 3, of: 3, score: 4 });
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", cyd.id).execute();
		expect(await names(ada), "a leaving friend is left out").toEqual(["1 bob 5", "2 ada 4"]);
		expect(await own(ada)).toMatchObject({ rank: 2, of: 2 });
		const eve = await site.player("eve");
		expect(await names(eve)).toEqual([]);
		expect(await own(eve)).toBeNull();
		const asVisitor = site.visitor().api.customGames.board.query({ id: open.id, among: "friends" });
		expect(await refusal(asVisitor)).toMatchObject({ status: 401 });
	});
});

onAnyDatabase((openSite) => {
	it("refuses callers without access with its own message, even with the link's key", async () => {
		const site = await openSite();
		const { secret, invited, creator, ada, bob } = await openWorld(site);
		await submit(site, creator, secret, { score: 3, timePerGuess: 1 });
		const visitor = site.visitor();
		for (const path of ["/leaderboard/custom-game/ID", "/custom-games/ID/high-scores"]) {
			const boardPath = ({ id, key }: StoredGame) => `${path.replace("ID", id)}?key=${key}`;
			expect((await creator.get(boardPath(secret))).status).toBe(200);
			for (const { status, body } of [
				await visitor.get(boardPath(secret)),
				await ada.get(boardPath(secret)),
			]) {
				const message = "This game's leaderboard is private. Only the creator can view it.";
				expect([status, body]).toEqual([403, { code: "leaderboards/private", message }]);
			}
			for (const reader of [creator, ada]) expect((await reader.get(boardPath(invited))).status).toBe(200);
			for (const { status, body } of [
				await visitor.get(boardPath(invited)),
				await bob.get(boardPath(invited)),
			]) {
				const message = "This game's leaderboard is private. Only invited users can view it.";
				expect([status, body]).toEqual([403, { code: "leaderboards/invite-only", message }]);
			}
			expect((await creator.get(path.replace("ID", "unknown"))).status).toBe(404);
		}
		const openGame = await bob.api.customGames.get.query(secret);
		expect(openGame).toMatchObject({ board: "private", topScores: [], personalBest: null });
		const board = bob.api.customGames.board.query(secret);
		expect(await refusal(board)).toMatchObject({ status: 403, code: "leaderboards/private" });
		const whole = await bob.get(`/custom-games/${secret.id}?key=${secret.key}`);
		expect(whole.body).toMatchObject({ highScores: [] });
	});

	it("puts unverified scores on the board, and unverified plays only into the record", async () => {
		const site = await openSite();
		const { open, secret, ada } = await openWorld(site);
		const first = await submit(site, ada, open, { score: 0, timePerGuess: 0 });
		expect(first.body).toEqual({ previousScore: null, personalBest: { score: 0 } });
		const better = await submit(site, ada, open, { score: 4, timePerGuess: 2 });
		expect(better.body).toEqual({ previousScore: null, personalBest: { score: 4 } });
		const worse = await submit(site, ada, open, { score: 3, timePerGuess: 2 });
		expect(worse.body).toEqual({ previousScore: 4, personalBest: { score: 4 } });
		const played = { gameId: open.id, gameType: "custom", score: 6, timeTaken: 30, totalGuesses: 7 };
		const record = await ada.post("/custom-games/game-history", played);
		expect(record.body).toEqual({ personalBest: { score: 6 } });
		const { rows, personalBest } = await ada.api.customGames.board.query({ id: open.id });
		expect(rows).toMatchObject([{ score: 4, verified: false }]);
		expect(personalBest).toBe(6);
		expect((await ada.api.me.get.query()).user).toMatchObject({ xp: 0, gameStats: { gamesPlayed: 0 } });
		expect((await ada.api.customGames.get.query({ id: open.id })).playCount).toBe(0);
		const { customPlays } = await exportOf(ada);
		expect(customPlays).toMatchObject([
			{ game: { id: open.id, name: "A public game" }, score: 6, verified: false, timeTaken: 30 },
		]);
		const wrong = await submit(site, ada, open, { score: 4, timePerGuess: 2, totalGuesses: 3 });
		expect(wrong).toMatchObject({ status: 400, body: { code: "custom-games/score-invalid" } });
		const hidden = await submit(site, ada, secret, { score: 4, timePerGuess: 2 });
		expect(hidden).toMatchObject({ status: 403, body: { code: "custom-games/no-access" } });
	});

	it("takes judged runs only where the site is strict", async () => {
		const site = await openSite();
		const { open, ada } = await openWorld(site);
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "integrity", "strict"));
		const refused = { status: 403, body: { message: "Scores must come from a judged run." } };
		expect(await submit(site, ada, open, { score: 4, timePerGuess: 2 })).toMatchObject(refused);
		const played = { gameId: open.id, gameType: "custom", score: 6, timeTaken: 30, totalGuesses: 7 };
		expect(await ada.post("/custom-games/game-history", played)).toMatchObject(refused);
		await playCustomTo(site, ada, open, { score: 2 });
		const { rows } = await ada.api.customGames.board.query({ id: open.id });
		expect(rows).toMatchObject([{ score: 2, verified: true }]);
	});
});
