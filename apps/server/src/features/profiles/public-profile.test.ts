import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const NOT_FOUND = { status: 404, code: "accounts/user-not-found", message: "User not found" };

onEachDatabase((openSite) => {
	it("shows a player's profile to anyone, without private data", async () => {
		const site = await openSite();
		const ada = await site.player("ada_l");
		await ada.post("/user/update-score", {
			game: "movieGame",
			score: 12,
			selectedFeature: "Genre: Action",
		});
		await ada.post("/user/update-score", { game: "historyGame1800_1900", score: 3 });
		const callers = [
			site.visitor(),
			ada,
			await site.player("bob"),
			await site.player("root", { isAdmin: true }),
		];
		for (const caller of callers) {
			const profile = await caller.api.profiles.get.query({ userId: ada.id });
			expect(profile).toMatchObject({
				userId: ada.id,
				username: "ada_l",
				avatarUrl: "/avatars/initials/AL-5.svg",
				isCustomAvatar: false,
				memberSince: "2026-11-21T12:00:00.000Z",
				gameStats: { perfectStreak: 0 },
				publicGames: [],
			});
			expect(profile.badges.map(({ id }) => id)).toEqual(["first_game", "score_10"]);
			expect(profile.games).toHaveLength(13);
			expect(profile.games.filter(({ highScore }) => highScore > 0)).toEqual([
				{
					key: "movieGame",
					label: "Movies",
					route: "/movie-game",
					highScore: 12,
					selectedFeature: "Genre: Action",
					verified: false,
				},
				{
					key: "historyGame1800_1900",
					label: "History (1800-1900)",
					route: "/history-game",
					highScore: 3,
					selectedFeature: null,
					verified: false,
				},
			]);
			expect(caller.receivedBodies.at(-1)).not.toMatch(/example\.org|argon|isAdmin|"xp"/);
		}
	});

	it("gives the REST call its documented fields", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.post("/user/update-score", { game: "movieGame", score: 12 });
		const none = { highScore: 0 };
		expect((await site.visitor().get(`/user/profile/${ada.id}`)).body).toEqual({
			userId: ada.id,
			username: "ada",
			avatarUrl: "/avatars/initials/A-0.svg",
			memberSince: "2026-11-21T12:00:00.000Z",
			gameStats: { perfectStreak: 0 },
			badges: [
				{
					id: "first_game",
					name: "First Steps",
					description: "Play a game to earn your first badge.",
					imageUrl: "/badges/first_game.svg",
					earnedAt: "2026-11-21T12:00:00.000Z",
				},
				expect.objectContaining({ id: "score_10" }),
			],
			games: {
				githubGame: none,
				redditGame: none,
				countryGame: none,
				movieGame: { highScore: 12 },
				musicGame: none,
				wealthGame: none,
			},
			publicGames: [],
		});
	});

	it.each(["nobody", "..%2F", "a%00b", "%F0%9F%90%8E", "x".repeat(500)])(
		"finds no profile under %j",
		async (userId) => {
			const site = await openSite();
			const { status, body } = await site.visitor().get(`/user/profile/${userId}`);
			expect({ status, body }).toEqual({
				status: 404,
				body: { message: NOT_FOUND.message, code: NOT_FOUND.code },
			});
			const call = site.visitor().api.profiles.get.query({ userId: decodeURIComponent(userId) });
			expect(await refusal(call)).toEqual(NOT_FOUND);
		},
	);

	it("hides the profile and the scores of a leaving player", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.post("/user/update-score", { game: "movieGame", score: 12 });
		const names = async () =>
			(await site.visitor().api.leaderboards.classic.query({ key: "movieGame" })).map((row) => row.username);
		expect(await names()).toEqual(["ada"]);
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect((await site.visitor().get(`/user/profile/${ada.id}`)).status).toBe(404);
		expect(await names()).toEqual([]);
	});
});
