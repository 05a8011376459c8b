import { expect, it } from "vitest";
import { deckOn, playDeck } from "../testing/daily-playing.ts";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../testing/dueling.ts";
import { exportOf } from "../testing/export-of.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import { COUNTRY } from "../testing/test-pools.ts";

const DAY = "2026-11-21";

onAnyDatabase((openSite) => {
	it("holds the player's decks and duels with the player's own answers, and nothing of what others did", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const visitor = site.visitor();
		await playDeck(site, ada, { rights: (round) => round <= 6, timeZone: "Etc/UTC", ms: 1200 });
		for (const other of [bob, visitor])
			await playDeck(site, other, { rights: (round) => round <= 9, timeZone: "Etc/UTC", ms: 777 });
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY, { ms: 1300 });
		await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG, ms: 888 });
		const bobsDuel = await bob.api.duels.create.mutate({ source: CLASSIC });
		await playDuel(site, visitor, bobsDuel.id, COUNTRY, { ms: 888 });
		const linked = await visitor.api.duels.create.mutate({ source: CLASSIC });
		await ada.api.duels.begin.mutate(linked);
		const { daily, duels } = await exportOf(ada);
		expect(daily).toMatchObject([
			{ day: DAY, number: 140, status: "over", score: 6, timeMs: 12_000, answers: { length: 10 } },
		]);
		expect(daily[0]?.answers.map(({ correct, ms }) => [correct, ms])).toEqual(
			Array.from({ length: 10 }, (_, n) => [n < 6, 1200]),
		);
		expect(duels.duels).toMatchObject([
			{ id, isChallenger: true, sentTo: "bob", status: "over", score: 10, answers: { length: 10 } },
			{ id: linked.id, isChallenger: false, sentTo: null, status: "playing", answers: [] },
		]);
		expect(duels.records).toEqual([{ userId: bob.id, username: "bob", won: 1, lost: 0, drawn: 0 }]);
		const exported = JSON.stringify([daily, duels]);
		expect(exported).not.toContain(bobsDuel.id);
		// Whole numbers only: an id may contain these digits.
		for (const other of [777, 888]) expect(exported).not.toMatch(RegExp(`\\b${other}\\b`));
		expect(exported).not.toContain('"value"');
		for (const { second } of await deckOn(site, DAY))
			if (second.value > 99_999) expect(exported).not.toMatch(RegExp(`\\b${second.value}\\b`));
		const { kysely } = site.db;
		const secret = [
			...(await kysely.selectFrom("daily_runs").select("id as text").execute()),
			...(await kysely.selectFrom("duels").select("seed as text").execute()),
			...(await kysely.selectFrom("guests").select("id as text").execute()),
		];
		for (const { text } of secret) expect(exported).not.toContain(text);
	});

	it("holds what a visitor played before registering", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		await playDeck(site, visitor, { rights: (round) => round <= 4, timeZone: "Etc/UTC" });
		const { id } = await visitor.api.duels.create.mutate({ source: CLASSIC });
		await visitor.api.duels.begin.mutate({ id });
		const ada = { username: "ada", email: "ada@example.com", password: "correct horse" };
		await visitor.api.accounts.register.mutate(ada);
		const { daily, duels } = await exportOf(visitor);
		expect(daily).toMatchObject([{ day: DAY, score: 4 }]);
		expect(duels.duels).toMatchObject([{ id, isChallenger: true, status: "playing" }]);
	});
});
