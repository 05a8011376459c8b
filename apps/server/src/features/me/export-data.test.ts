import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { exportOf } from "../../testing/export-of.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player } from "../../testing/test-site.ts";
import { LIMITS } from "./export-slots.ts";

onAnyDatabase((openSite) => {
	it("is allowed twenty times a day, and refuses visitors", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await exportOf(ada);
		await site.services.limits.take(LIMITS.exports, ada.id, undefined, 18);
		await exportOf(ada);
		const refused = { status: 429, body: { code: "accounts/too-many-exports" } };
		expect(await ada.get("/user/export")).toMatchObject(refused);
		await exportOf(ben);
		site.clock.advance(24 * 60 * 60_000);
		await exportOf(ada);
		expect((await site.visitor().get("/user/export")).status).toBe(401);
	});

	it("holds the player's friends, requests, blocks and reports, but no request that was hidden from them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const names = ["friend", "asked", "asker", "blocked", "never-seen"] as const;
		const players = Object.fromEntries(
			await Promise.all(names.map(async (name) => [name, await site.player(name)] as const)),
		) as Record<(typeof names)[number], Player>;
		await befriend(site, ada, players.friend);
		await ada.api.friends.request.mutate({ userId: players.asked.id });
		await players.asker.api.friends.request.mutate({ userId: ada.id });
		for (const player of [players.blocked, players["never-seen"]])
			await ada.api.friends.block.mutate({ userId: player.id });
		await players["never-seen"].api.friends.request.mutate({ userId: ada.id });
		await ada.api.friends.unblock.mutate({ userId: players["never-seen"].id });
		const report = { kind: "person", userId: players.blocked.id, reason: "spam", text: "Too loud" } as const;
		await ada.api.moderation.report.mutate(report);
		const at = "2026-11-21T12:00:00.000Z";
		const otherPlayer = ({ id, username }: Player) => ({ userId: id, username });
		const { friends, reports } = await exportOf(ada);
		expect(friends).toEqual({
			linkMadeAt: null,
			friends: [{ ...otherPlayer(players.friend), addedAt: at }],
			requestsReceived: [{ ...otherPlayer(players.asker), requestedAt: at }],
			requestsSent: [{ ...otherPlayer(players.asked), requestedAt: at }],
			blocked: [{ ...otherPlayer(players.blocked), blockedAt: at }],
		});
		expect(reports).toEqual([
			{ kind: "person", subjectId: players.blocked.id, reason: "spam", text: "Too loud", reportedAt: at },
		]);
	});
});

onEachDatabase((openSite) => {
	it("holds all data of the player, and none of others", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await playTo(site, bob, COUNTRY, 1);
		await playTo(site, ada, COUNTRY, 3);
		await ada.post("/user/update-score", { game: "movieGame", score: 12, selectedFeature: "Era: 1980s" });
		await ada.upload("/user/avatar", "avatar", PIXEL);
		await ada.api.progression.setShowcase.mutate({ badgeIds: ["first_game"] });
		const data = await exportOf(ada);
		expect(data.account).toEqual({
			id: ada.id,
			username: "ada",
			email: "ada@example.org",
			isAdmin: false,
			createdAt: "2026-11-21T12:00:00.000Z",
			showcase: ["first_game"],
		});
		expect(data.avatar).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
		expect(data.sessions).toHaveLength(1);
		expect(data.progress.highScores).toEqual([
			expect.objectContaining({ key: "countryGame", score: 3, verified: true }),
			expect.objectContaining({ key: "movieGame", score: 12, selectedFeature: "Era: 1980s" }),
		]);
		expect(data.progress.statistics).toMatchObject({ gamesPlayed: 2, perfectStreak: 3, xp: 50 });
		expect(data.progress.badges.map(({ id }) => id).sort()).toEqual(["first_game", "score_10"]);
		expect(data.progress.dailyChallenges?.done.classicGamePlayed).toBe(true);
		expect(data.runs).toHaveLength(1);
		expect(data.runs[0]).toMatchObject({ game: "country", score: 3, status: "over" });
		expect(data.runs[0]?.moves.map(({ round, correct }) => [round, correct])).toEqual([
			[1, true],
			[2, true],
			[3, true],
			[4, false],
		]);
		const text = JSON.stringify(data);
		const rows = await site.db.kysely.selectFrom("users").selectAll().execute();
		for (const row of rows) expect(text).not.toContain(row.password_hash);
		for (const row of await site.db.kysely.selectFrom("sessions").selectAll().execute())
			expect(text).not.toContain(row.id);
		for (const { seed } of await site.db.kysely.selectFrom("runs").select("seed").execute())
			expect(text).not.toContain(seed);
		expect(text).not.toMatch(/bob/);
	});
});
