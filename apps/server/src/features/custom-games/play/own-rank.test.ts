import { CUSTOM_ORDERS, type CustomOrder } from "@hilo/rules/leaderboards/boards";
import { expect, it } from "vitest";
import { insertGames } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";

/** Puts demo players on all boards of a game. The first is the best by score, the last by date. */
async function fill({ db }: TestSite, gameId: string, count: number) {
	const ids = Array.from({ length: count }, (_, n) => `demo-${n}`);
	const user = (id: string) => ({
		id,
		username: id,
		username_key: id,
		email: id,
		email_key: id,
		password_hash: "none",
		created_at: 1,
	});
	await db.kysely.insertInto("users").values(ids.map(user)).execute();
	for (const board of ["score", "time", "date"] as const) {
		const rows = ids.map((user_id, n) => ({
			game_id: gameId,
			user_id,
			board,
			score: 5000 - n,
			time_per_guess: 2,
			time_taken: 9,
			total_guesses: 5000,
			verified: 1 as const,
			achieved_at: n,
		}));
		await db.kysely.insertInto("custom_scores").values(rows).execute();
	}
}

onEachDatabase((openSite) => {
	it("gives the player's rank in each order", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const { game, secret } = await insertGames(site, ben, {
			game: { privacy: "public" },
			secret: { privacy: "private" },
		});
		const own = (order: CustomOrder) => ada.api.customGames.ownRank.query({ id: game.id, order });
		expect(await own("score")).toBeNull();
		await fill(site, game.id, 19);
		await ada.post(`/leaderboard/submit/${game.id}`, { score: 7, timePerGuess: 2, totalGuesses: 8 });
		const shown = { of: 20, score: 7, timePerGuess: 2, verified: false };
		expect(await own("score")).toEqual({ ...shown, rank: 20 });
		expect(await own("date")).toEqual({ ...shown, rank: 1 });
		expect(await own("time"), "verified first").toEqual({ ...shown, rank: 20 });
		site.clock.advance(1000);
		await ben.post(`/leaderboard/submit/${game.id}`, { score: 8, timePerGuess: 1, totalGuesses: 8 });
		for (const order of CUSTOM_ORDERS)
			expect(await own(order)).toMatchObject({ rank: order === "date" ? 2 : 21, of: 21 });
		await site.db.kysely
			.updateTable("users")
			.set({ deletion_due_at: 1 })
			.where("id", "=", "demo-0")
			.execute();
		for (const order of CUSTOM_ORDERS)
			expect(await own(order)).toMatchObject({ rank: order === "date" ? 2 : 20, of: 20 });
		expect(await refusal(ada.api.customGames.ownRank.query({ id: secret.id, order: "score" }))).toMatchObject(
			{
				message: "This game's leaderboard is private. Only the creator can view it.",
			},
		);
	});
});
