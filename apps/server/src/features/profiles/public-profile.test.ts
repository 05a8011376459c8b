import { avatarLookOf } from "@hilo/rules/profiles/avatar";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";

const NOT_FOUND = { status: 404, code: "accounts/user-not-found", message: "User not found" };

onEachDatabase((openSite) => {
	it("finds no profile of unknown players", async () => {
		const { api } = (await openSite()).visitor();
		for (const userId of ["nobody", "a\u0000b", "x".repeat(500)])
			expect(await refusal(api.profiles.get.query({ userId }))).toEqual(NOT_FOUND);
	});
});

onAnyDatabase((openSite) => {
	it("shows a player's profile to anyone, without private data", async () => {
		const site = await openSite();
		const ada = await site.player("ada_l");
		await ada.post("/user/update-score", {
			game: "movieGame",
			score: 12,
			selectedFeature: "Genre: Action",
		});
		await ada.post("/user/update-score", { game: "historyGame1800_1900", score: 3 });
		for (const caller of [site.visitor(), await site.player("root", { isAdmin: true })]) {
			const profile = await caller.api.profiles.get.query({ userId: ada.id });
			expect(profile).toMatchObject({
				userId: ada.id,
				username: "ada_l",
				avatarUrl: `/avatars/initials/AL-${avatarLookOf(ada.id)}.svg`,
				isCustomAvatar: false,
				memberSince: "2026-11-21T12:00:00.000Z",
				gameStats: { perfectStreak: 0 },
				publicGames: [],
			});
			expect(profile.badges.map(({ id }) => id)).toEqual(["first_game", "score_10"]);
			expect(profile.games).toHaveLength(13);
			expect(profile.games.filter(({ highScore }) => highScore > 0)).toMatchObject([
				{ key: "movieGame", highScore: 12, label: "Genre: Action", verified: false },
				{ key: "historyGame1800_1900", highScore: 3, label: null },
			]);
			expect(caller.receivedBodies.at(-1)).not.toMatch(/example\.org|argon|isAdmin|"xp"/);
		}
	});
});
