import { FINISH_MS } from "@hilo/rules/daily/days";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deckOn, playDeck, rightOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepRuns } from "../play/sweep-runs.ts";
import { DECK_RUNS } from "./deck-runs.ts";

const DAY = "2026-11-21";
const MIDNIGHT = NOON + 12 * HOUR_MS;

async function begun(site: TestSite, name: string) {
	const player = await site.player(name);
	await player.api.daily.start.mutate({ timeZone: "Etc/UTC" });
	const rounds = await deckOn(site, DAY);
	for (const round of rounds.slice(0, 2))
		await player.api.daily.guess.mutate({ day: DAY, round: round.round, guess: rightOf(round) });
	return { player, rounds };
}

onEachDatabase((openSite) => {
	it("ends a run ten minutes after its day, with its score, and counts no unanswered round", async () => {
		const site = await openSite();
		const { player } = await begun(site, "ada");
		const { player: other } = await begun(site, "bea");
		site.clock.set(MIDNIGHT + FINISH_MS + 1999);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(0);
		site.clock.set(MIDNIGHT + FINISH_MS + 2000);
		// Before the run is ended, the history shows what will be saved.
		const { days } = await player.api.daily.history.query({});
		// The first query ends it.
		const result = await other.api.daily.result.query({ day: DAY });
		expect(result).toMatchObject({ score: 2, finished: 1, marks: ["right", "right"] });
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(1);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(0);
		const ended = await player.api.daily.result.query({ day: DAY });
		expect(ended).toMatchObject({ score: 2, finished: 2, timeMs: result.timeMs });
		expect(days.at(0)).toMatchObject({ day: DAY, why: "played", score: 2, timeMs: ended.timeMs });
		expect((await player.api.daily.history.query({})).days.at(0)).toEqual(days.at(0));
		expect(ended.rounds.map(({ guess }) => guess)).toEqual([
			...ended.rounds.slice(0, 2).map(({ guess }) => guess),
			...Array.from({ length: 8 }, () => null),
		]);
		const counted = ended.rounds.map(({ crowd }) => crowd.higher + crowd.lower + crowd.timeout);
		expect(counted).toEqual([2, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
	});
});

onAnyDatabase((openSite) => {
	it("ends the others when one can't be ended", async () => {
		const site = await openSite();
		const { player: ada } = await begun(site, "ada");
		await begun(site, "bea");
		await site.db.kysely
			.updateTable("daily_attempts")
			.set({ answers: "{" })
			.where("user_id", "=", ada.id)
			.execute();
		site.clock.set(MIDNIGHT + FINISH_MS + 2000);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(1);
		const lines = site.log.take().map((line) => JSON.parse(line));
		expect(lines).toMatchObject([{ msg: "a run could not be ended", day: DAY }]);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(0);
		expect(site.log.take()).toHaveLength(1);
	});

	it("refuses answers once the day has closed, and deals the next day's deck", async () => {
		const site = await openSite();
		const { player, rounds } = await begun(site, "ada");
		const third = rounds[2];
		if (!third) throw new Error("no round");
		const guess = { day: DAY, round: 3, guess: rightOf(third) };
		site.clock.set(MIDNIGHT + FINISH_MS + 2000);
		expect(await refusal(player.api.daily.guess.mutate(guess))).toMatchObject({ code: "daily/not-open" });
		expect(await refusal(player.api.daily.start.mutate({ day: DAY }))).toMatchObject({
			code: "daily/not-open",
		});
		const again = await player.api.daily.guess.mutate({ ...guess, round: 2 });
		expect(again).toMatchObject({ correct: true, score: 2 });
		expect(await player.api.daily.today.query({})).toMatchObject({
			day: "2026-11-22",
			number: 141,
			attempt: null,
			nextInMs: DAY_MS - FINISH_MS - 2000,
		});
	});

	it("opens a deck at midnight in the player's time zone, and keeps later ones closed", async () => {
		const site = await openSite();
		const [east, west] = [site.visitor(), site.visitor()];
		site.clock.set(MIDNIGHT);
		const auckland = await east.api.daily.today.query({ timeZone: "Pacific/Auckland" });
		const honolulu = await west.api.daily.today.query({ timeZone: "Pacific/Honolulu" });
		expect([auckland.day, honolulu.day]).toEqual(["2026-11-22", DAY]);
		for (const day of ["2026-11-20", "2026-11-22", "2026-11-23"])
			expect(await refusal(west.api.daily.start.mutate({ day, timeZone: "Pacific/Honolulu" }))).toMatchObject(
				{ code: "daily/not-open", status: 404 },
			);
		expect(await refusal(west.api.daily.past.query({ day: DAY }))).toMatchObject({
			code: "daily/not-closed",
		});
		expect(await refusal(west.api.daily.past.query({ day: "2026-07-04" }))).toMatchObject({ status: 404 });
		const past = await west.api.daily.past.query({ day: "2026-11-20" });
		expect(past.rounds.map(({ second }) => second.value)).not.toContain(undefined);
		expect(past).toMatchObject({ number: 139, day: "2026-11-20" });
	});

	it("pauses during maintenance, and restarts the open round's timer after it", async () => {
		const site = await openSite();
		const admin = await site.player("boss", { isAdmin: true });
		const { player, rounds } = await begun(site, "ada");
		const device = site.visitor();
		await device.api.daily.start.mutate({ timeZone: "Etc/UTC" });
		await admin.api.site.setMaintenance.mutate({ isOn: true });
		const third = rounds[2];
		if (!third) throw new Error("no round");
		const guess = { day: DAY, round: 3, guess: rightOf(third) };
		for (const call of [
			() => player.api.daily.guess.mutate(guess),
			() => device.api.daily.guess.mutate({ ...guess, round: 1 }),
			() => device.api.daily.timeOut.mutate({ day: DAY, round: 1 }),
			() => player.api.daily.today.query({}),
		])
			expect(await refusal(call())).toMatchObject({ status: 503, code: "site/maintenance" });
		site.clock.advance(HOUR_MS);
		await admin.api.site.setMaintenance.mutate({ isOn: false });
		const run = await player.api.daily.start.mutate({});
		expect(run).toMatchObject({ round: 3, score: 2, startsInMs: 12_000 });
		expect(run.remainingMs).toBeGreaterThan(0);
		site.clock.advance(12_000 + 1500);
		expect(await player.api.daily.guess.mutate(guess)).toMatchObject({ correct: true, score: 3 });
		const own = await device.api.daily.guess.mutate({ ...guess, round: 1 });
		expect(own).toMatchObject({ round: 1, next: { round: 2 } });
		expect(own.guess).toBe(guess.guess);
	});

	it("keeps only the crowd's counts when an account is deleted", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		await playDeck(site, player, { rights: () => true });
		await site.db.kysely.deleteFrom("users").where("id", "=", player.id).execute();
		expect(await site.db.kysely.selectFrom("daily_attempts").select("id").execute()).toEqual([]);
		expect(await site.db.kysely.selectFrom("daily_zones").select("user_id").execute()).toEqual([]);
		expect(await site.visitor().api.daily.today.query({})).toMatchObject({ finished: 1 });
	});
});
