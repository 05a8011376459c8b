import { FINISH_MS } from "@hilo/rules/daily/days";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deckOn, rightOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepRuns } from "../play/sweep-runs.ts";
import { DECK_RUNS } from "./answer-deck-round.ts";

const DAY = "2026-11-21";
const MIDNIGHT = NOON + 12 * HOUR_MS;

type Caller = Pick<Awaited<ReturnType<TestSite["player"]>>, "api">;

/** Begins a minute before midnight and answers `rounds` of the rounds by then. */
async function begin(site: TestSite, { api }: Caller, { rounds }: { rounds: number }) {
	site.clock.set(MIDNIGHT - MINUTE_MS);
	await api.daily.start.mutate({ timeZone: "Etc/UTC" });
	await answerFrom(site, { api }, { from: 1, to: rounds });
}

async function answerFrom(site: TestSite, { api }: Caller, { from, to }: { from: number; to: number }) {
	for (const round of (await deckOn(site, DAY)).slice(from - 1, to))
		await api.daily.guess.mutate({ day: DAY, round: round.round, guess: rightOf(round) });
}

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
		const runs = site.db.kysely.updateTable("daily_runs");
		await runs.set({ answers: "{" }).where("user_id", "=", ada.id).execute();
		site.clock.set(MIDNIGHT + FINISH_MS + 2000);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(1);
		const lines = site.log.take().map((line) => JSON.parse(line));
		expect(lines).toMatchObject([{ msg: "a run could not be ended", day: DAY }]);
	});

	it("lets a begun deck be finished for ten minutes after its midnight, and counts it for its day", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		const visitor = site.visitor();
		await begin(site, visitor, { rounds: 8 });
		await begin(site, player, { rounds: 8 });
		for (const { api } of [player, visitor]) {
			site.clock.set(MIDNIGHT + FINISH_MS - 5000);
			expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(0);
			expect(await api.daily.today.query({})).toMatchObject({
				day: DAY,
				closesInMs: -FINISH_MS + 5000,
				run: { status: "playing", round: 9, score: 8 },
			});
			expect(await api.daily.start.mutate({ day: DAY })).toMatchObject({ day: DAY, round: 9 });
			// Its clock ran out while the player was away.
			await api.daily.guess.mutate({ day: DAY, round: 9, guess: "timeout" });
			site.clock.advance(4000);
			await answerFrom(site, { api }, { from: 10, to: 10 });
			const result = await api.daily.result.query({ day: DAY });
			expect(result).toMatchObject({ score: 9, streak: { current: 1, longest: 1 } });
			expect(await api.daily.today.query({})).toMatchObject({ day: "2026-11-22", run: null });
			const { days, scores } = await api.daily.history.query({});
			expect(days.at(0)).toMatchObject({ day: DAY, why: "played", score: 9 });
			expect(scores[9]).toBe(1);
		}
		const { rows } = await player.api.daily.board.query({ day: DAY, among: "all" });
		expect(rows).toMatchObject([{ username: "ada", score: 9 }]);
	});

	it("begins no deck after its midnight, also not for a player who has begun another", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		await begin(site, player, { rounds: 1 });
		site.clock.set(MIDNIGHT);
		const late = await site.player("bea");
		expect(await refusal(late.api.daily.start.mutate({ day: DAY, timeZone: "Etc/UTC" }))).toMatchObject({
			code: "daily/not-open",
		});
		expect(await refusal(player.api.daily.start.mutate({ day: "2026-11-20" }))).toMatchObject({
			code: "daily/not-open",
		});
		// The day that has begun may be played before the old deck is finished.
		expect(await player.api.daily.start.mutate({ day: "2026-11-22" })).toMatchObject({ round: 1 });
		expect(await player.api.daily.start.mutate({})).toMatchObject({ day: DAY, round: 2 });
	});

	it("can be finished after maintenance that went on longer", async () => {
		const site = await openSite();
		const admin = await site.player("boss", { isAdmin: true });
		const player = await site.player("ada");
		await begin(site, player, { rounds: 9 });
		await admin.api.site.setMaintenance.mutate({ isOn: true });
		site.clock.set(MIDNIGHT + 2 * HOUR_MS);
		expect(await sweepRuns(site.operator, [DECK_RUNS])).toBe(0);
		await admin.api.site.setMaintenance.mutate({ isOn: false });
		expect(await player.api.daily.start.mutate({ day: DAY })).toMatchObject({
			round: 10,
			startsInMs: 12_000,
		});
		site.clock.advance(15_000);
		await answerFrom(site, player, { from: 10, to: 10 });
		expect(await player.api.daily.result.query({ day: DAY })).toMatchObject({
			score: 10,
			streak: { current: 1 },
		});
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
			run: null,
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
	});

	it("pauses during maintenance, and restarts the open round's timer after it", async () => {
		const site = await openSite();
		const admin = await site.player("boss", { isAdmin: true });
		const { player, rounds } = await begun(site, "ada");
		const visitor = site.visitor();
		await visitor.api.daily.start.mutate({ timeZone: "Etc/UTC" });
		await admin.api.site.setMaintenance.mutate({ isOn: true });
		const third = rounds[2];
		if (!third) throw new Error("no round");
		const guess = { day: DAY, round: 3, guess: rightOf(third) };
		for (const call of [
			() => player.api.daily.guess.mutate(guess),
			() => visitor.api.daily.guess.mutate({ ...guess, round: 1 }),
			() => visitor.api.daily.guess.mutate({ day: DAY, round: 1, guess: "timeout" }),
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
		const own = await visitor.api.daily.guess.mutate({ ...guess, round: 1 });
		expect(own).toMatchObject({ round: 1, next: { round: 2 } });
		expect(own.guess).toBe(guess.guess);
	});
});
