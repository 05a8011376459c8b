import { FINISH_MS } from "@hilo/rules/daily/days";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deckOn, rightOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepRuns } from "../play/sweep-runs.ts";
import { DECK_RUNS } from "./deck-runs.ts";

const DAY = "2026-11-21";
const MIDNIGHT = NOON + 12 * HOUR_MS;
const NETWORK_MS = 2000;

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

onEachDatabase((openSite) => {
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
				attempt: { status: "playing", round: 9, score: 8 },
			});
			expect(await api.daily.start.mutate({ day: DAY })).toMatchObject({ day: DAY, round: 9 });
			// Its clock ran out while the player was away.
			await api.daily.timeOut.mutate({ day: DAY, round: 9 });
			site.clock.advance(4000);
			await answerFrom(site, { api }, { from: 10, to: 10 });
			const result = await api.daily.result.query({ day: DAY });
			expect(result).toMatchObject({ score: 9, streak: { current: 1, longest: 1 } });
			expect(await api.daily.today.query({})).toMatchObject({ day: "2026-11-22", attempt: null });
			const { days, scores } = await api.daily.history.query({});
			expect(days.at(0)).toMatchObject({ day: DAY, why: "played", score: 9 });
			expect(scores[9]).toBe(1);
		}
		const { rows } = await player.api.daily.board.query({ day: DAY, among: "all" });
		expect(rows).toMatchObject([{ username: "ada", score: 9 }]);
	});

	it("closes it then, and keeps what was played", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		await begin(site, player, { rounds: 9 });
		site.clock.set(MIDNIGHT + FINISH_MS + NETWORK_MS);
		expect(await refusal(answerFrom(site, player, { from: 10, to: 10 }))).toMatchObject({
			code: "daily/not-open",
		});
		expect(await refusal(player.api.daily.start.mutate({ day: DAY }))).toMatchObject({
			code: "daily/not-open",
		});
		expect(await player.api.daily.today.query({})).toMatchObject({ day: "2026-11-22", attempt: null });
		expect(await player.api.daily.result.query({ day: DAY })).toMatchObject({ score: 9 });
	});
});

onAnyDatabase((openSite) => {
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

	it("says until when a deck is open, also in a time zone whose day is longer", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		site.clock.set(Date.parse("2026-10-25T23:56:00+01:00"));
		const berlin = { timeZone: "Europe/Berlin" };
		expect(await visitor.api.daily.today.query(berlin)).toMatchObject({
			day: "2026-10-25",
			closesInMs: 4 * MINUTE_MS,
		});
		await visitor.api.daily.start.mutate(berlin);
		site.clock.advance(9 * MINUTE_MS);
		expect(await visitor.api.daily.today.query(berlin)).toMatchObject({ day: "2026-10-25" });
	});

	it("restarts the open round's clock after maintenance in these minutes", async () => {
		const site = await openSite();
		const admin = await site.player("boss", { isAdmin: true });
		const player = await site.player("ada");
		await begin(site, player, { rounds: 2 });
		site.clock.set(MIDNIGHT + MINUTE_MS);
		await admin.api.site.setMaintenance.mutate({ isOn: true });
		site.clock.advance(5 * MINUTE_MS);
		await admin.api.site.setMaintenance.mutate({ isOn: false });
		expect(await player.api.daily.start.mutate({ day: DAY })).toMatchObject({ round: 3, startsInMs: 12_000 });
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

	it("shows nobody a deck that someone can still finish", async () => {
		const site = await openSite();
		const closedEverywhere = MIDNIGHT + DAY_MS / 2;
		site.clock.set(closedEverywhere + FINISH_MS + NETWORK_MS - 1);
		const { api } = site.visitor();
		expect(await refusal(api.daily.past.query({ day: DAY }))).toMatchObject({ code: "daily/not-closed" });
		site.clock.advance(1);
		expect(await api.daily.past.query({ day: DAY })).toMatchObject({ day: DAY });
	});
});
