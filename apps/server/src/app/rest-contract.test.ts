import { expect, it } from "vitest";
import { openWorld, ROW_CALLS } from "../testing/call-table.ts";
import { callRow } from "../testing/every-call.ts";
import { playTo } from "../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../testing/sites.ts";
import { COUNTRY } from "../testing/test-pools.ts";
import { REST_ROWS } from "./rest-rows.ts";

onEachDatabase((openSite) => {
	it("answers every documented call as its row says, without extra fields", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const world = await openWorld(site);
		await site.player("playful");
		await playTo(site, world.player, COUNTRY, 3);
		const admin = await site.player("admin", { isAdmin: true });
		for (const { method, path, status = 200, access, answer } of REST_ROWS) {
			const row = `${method.toUpperCase()} ${path}`;
			await site.signIn(world.player);
			const caller = access === "admin" ? admin : world.player;
			const got = await callRow(caller, row, ROW_CALLS[row]?.input?.(world, "player"));
			expect(got.status, row).toBe(status);
			expect(got.headers.get("Content-Type"), row).toBe("application/json");
			// `parse` drops unknown fields, so the comparison finds them.
			expect(answer.parse(got.body), row).toEqual(got.body);
		}
	});
});

onAnyDatabase((openSite) => {
	it("shows the player's progress in their own record", async () => {
		const site = await openSite();
		const player = await site.player("player");
		await playTo(site, player, COUNTRY, 3);
		const { body } = await player.get("/user/me");
		expect(body).toEqual({
			user: {
				_id: player.id,
				username: "player",
				email: "player@example.org",
				avatarUrl: expect.any(String),
				isCustomAvatar: false,
				createdAt: "2026-11-21T12:00:00.000Z",
				isAdmin: false,
				xp: 50,
				level: 1,
				badges: [expect.objectContaining({ id: "first_game", earnedAt: expect.stringMatching(/Z$/) })],
				friends: [],
				friendRequests: [],
				totalUnreadMessages: 0,
				games: expect.objectContaining({
					countryGame: { highScore: 3, verified: true },
					historyGame2000_Present: { highScore: 0, verified: false },
					dailyChallenges: {
						classicGamePlayed: true,
						customGamePlayed: false,
						friendInvited: false,
						streak: 0,
					},
				}),
				gameStats: { gamesPlayed: 1, perfectStreak: 3, comebacks: 0, fastAnswers: 3 },
			},
		});
	});
});
