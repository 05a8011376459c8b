import type { Card } from "@hilo/rules/play/card";
import { pairsOf } from "@hilo/rules/play/pairs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, DealtRun, Verdict } from "./dealer.ts";
import { type GameSpec, type LocalDealerNeeds, localDealer } from "./local-dealer.ts";

const cards: readonly Card[] = Array.from({ length: 6 }, (_, index) => ({
	id: `card-${index}`,
	name: `Card ${index}`,
	art: { kind: "flag", iso2: "fr" },
	value: index * 100,
}));
const signal = new AbortController().signal;
const game: GameSpec = { opening: "random", endsWhenExhausted: false, timerMs: 20_000, advanceMs: 2300 };
const { first, second } = opened(() => true);
const card = (index: number) => cards[index] ?? expect.unreachable(`card ${index}`);

function opened(fits: (a: number, b: number) => boolean) {
	const pair = pairsOf({ ...game, seed: "page", poolSize: 6, fits })(1);
	return pair ?? expect.unreachable("no pair");
}

let now = 0;
const needs = {
	pool: vi.fn<LocalDealerNeeds["pool"]>(),
	fits: vi.fn<LocalDealerNeeds["fits"]>(),
	seed: () => "again",
	now: () => now,
	track: vi.fn<LocalDealerNeeds["track"]>(),
};
const deal = (spec = game) =>
	localDealer(
		spec,
		{
			seed: "page",
			poolSize: 6,
			source: "UN",
			asOf: "2018-12",
			measure: null,
			unit: null,
			first: card(first),
			second: card(second),
		},
		needs,
	);

const towards = (run: Pick<DealtRun, "first" | "second">) =>
	(cards.find(({ id }) => id === run.second.id)?.value ?? 0) >= run.first.value ? "higher" : "lower";
function verdictIn(answer: Answer): Verdict {
	return answer.kind === "judged" ? answer.verdict : expect.unreachable("not judged");
}

beforeEach(() => {
	now = 1000;
	needs.pool.mockReset().mockResolvedValue({ cards });
	needs.track.mockReset();
	needs.fits.mockReset().mockReturnValue(() => true);
});

test("starts with the pair from the page, without waiting for other cards", async () => {
	needs.pool.mockReturnValue(new Promise(() => {}));
	const run = await deal().start(signal);
	expect(run).toMatchObject({ round: 1, score: 0, best: 0, remainingMs: 20_000, source: "UN" });
	expect([run.first.id, run.second.id]).toEqual([card(first).id, card(second).id]);
	expect(needs.track).toHaveBeenCalledOnce();
});

test("judges a guess by its own time after waiting for the cards", async () => {
	let arrive = (_: { cards: readonly Card[] }) => {};
	needs.pool.mockReturnValue(
		new Promise((resolve) => {
			arrive = resolve;
		}),
	);
	const dealer = deal();
	const run = await dealer.start(signal);
	now = 20_000;
	const answer = dealer.guess(1, towards(run), signal);
	now = 90_000;
	arrive({ cards });
	expect(verdictIn(await answer)).toMatchObject({ correct: true, outcome: null, score: 1, best: 1 });
});

test("compares only cards that fit, like the server", async () => {
	const fits = (a: number, b: number) => Math.abs(a - b) > 1;
	needs.fits.mockReturnValue(fits);
	const dealt = opened(fits);
	const opening = { seed: "page", poolSize: 6, source: "UN", asOf: "2018-12", measure: null, unit: null };
	const pair = { first: card(dealt.first), second: card(dealt.second) };
	const dealer = localDealer(game, { ...opening, ...pair }, needs);
	let run: Pick<DealtRun, "first" | "second" | "round"> = await dealer.start(signal);
	for (let round = 1; round <= 12; round++) {
		const [one, other] = [run.first, run.second].map(({ id }) => cards.findIndex((each) => each.id === id));
		expect(fits(one ?? 0, other ?? 0)).toBe(true);
		const verdict = verdictIn(await dealer.guess(round, towards(run), signal));
		expect(verdict).toMatchObject({ correct: true, score: round });
		run = verdict.next ?? expect.unreachable();
		now += 2300;
	}
});

test("continues until a wrong guess, then deals from another seed", async () => {
	const dealer = deal();
	let run: Pick<DealtRun, "first" | "second" | "round"> = await dealer.start(signal);
	for (let round = 1; round <= 9; round++) {
		now += 1000;
		const verdict = verdictIn(await dealer.guess(round, towards(run), signal));
		expect(verdict).toMatchObject({ correct: true, score: round });
		expect(verdict.next?.first.id).toBe(run.second.id);
		run = verdict.next ?? expect.unreachable();
		now += 2300;
	}
	const wrong = verdictIn(await dealer.guess(10, towards(run) === "higher" ? "lower" : "higher", signal));
	expect(wrong).toMatchObject({
		correct: false,
		outcome: "wrong",
		score: 9,
		best: 9,
		newBest: true,
		next: null,
	});
	const again = await dealer.start(signal);
	expect(again).toMatchObject({ round: 1, score: 0, best: 9, remainingMs: 20_000 });
	expect(needs.track).toHaveBeenCalledTimes(2);
});

test("returns the same verdict for a repeated guess, and the open run for a repeated start", async () => {
	const dealer = deal();
	const run = await dealer.start(signal);
	const twice = [dealer.guess(1, towards(run), signal), dealer.guess(1, "lower", signal)];
	const [one, other] = await Promise.all(twice);
	expect(other).toBe(one);
	expect(await dealer.start(signal)).toMatchObject({ round: 2, score: 1 });
	expect(needs.track).toHaveBeenCalledOnce();
});

test("ends the run on a time-out, even if the clock is slightly ahead", async () => {
	const dealer = deal();
	await dealer.start(signal);
	now = 20_999.9;
	expect(verdictIn(await dealer.timeOut(1, signal))).toMatchObject({
		correct: false,
		outcome: "timeout",
		next: null,
	});
});

test("has no time and no time-out in a game without a clock", async () => {
	const dealer = deal({ ...game, timerMs: null });
	const run = await dealer.start(signal);
	expect(run.remainingMs).toBeNull();
	now += 24 * 60 * 60_000;
	await expect(dealer.timeOut(1, signal)).rejects.toThrow("play/too-early");
	expect((await dealer.start(signal)).remainingMs).toBeNull();
});

test("accepts any guess in time in a game without a clock", async () => {
	const dealer = deal({ ...game, timerMs: null });
	const run = await dealer.start(signal);
	now += 24 * 60 * 60_000;
	const verdict = verdictIn(await dealer.guess(1, towards(run), signal));
	expect(verdict).toMatchObject({ correct: true, next: { round: 2, remainingMs: null } });
});

test("starts over in the next game if the cards failed to load, and retries", async () => {
	needs.pool.mockRejectedValueOnce(new Error("no connection"));
	const dealer = deal();
	const run = await dealer.start(signal);
	await expect(dealer.guess(1, towards(run), signal)).rejects.toThrow("no connection");
	now += 60_000;
	const again = await dealer.start(signal);
	expect(again).toMatchObject({ round: 1, score: 0, remainingMs: 20_000 });
	expect(verdictIn(await dealer.guess(1, towards(again), signal))).toMatchObject({ correct: true, score: 1 });
});
