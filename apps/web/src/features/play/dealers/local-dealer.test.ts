import type { Card } from "@hilo/rules/play/card";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { pairsOf, type RunSpec } from "@hilo/rules/play/pairs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, DealtRun, Verdict } from "../stage/dealer.ts";
import { type LocalSpec, localDealer, runFromPool } from "./local-dealer.ts";

const cards: readonly Card[] = Array.from({ length: 6 }, (_, index) => ({
	id: `card-${index}`,
	name: `Card ${index}`,
	art: { kind: "flag", iso2: "fr" },
	value: index * 100,
}));
const signal = new AbortController().signal;
const game = { opening: "random", endsWhenExhausted: false, timerMs: 20_000, advanceMs: 2300 } as const;
const source = { source: "UN", asOf: "2018-12", measure: null, unit: null };

let now = 0;
const deal = vi.fn<LocalSpec["deal"]>();
const answers: RoundAnswer[] = [];
const newDealer = () => localDealer({ deal, onAnswer: (answer) => answers.push(answer), now: () => now });

function dealsFrom(spec: Partial<RunSpec> = {}, ...seeds: string[]) {
	for (const seed of seeds)
		deal.mockResolvedValueOnce(runFromPool({ cards }, { ...game, fits: () => true, ...spec, seed }, source));
}

const towards = (run: Pick<DealtRun, "first" | "second">) =>
	(cards.find(({ id }) => id === run.second.id)?.value ?? 0) >= run.first.value ? "higher" : "lower";
function verdictIn(answer: Answer): Verdict {
	return answer.kind === "judged" ? answer.verdict : expect.unreachable("not judged");
}

beforeEach(() => {
	now = 1000;
	answers.length = 0;
	deal.mockReset();
});

test("starts with the first pair of the seed, and hides its second number", async () => {
	dealsFrom({}, "page");
	const run = await newDealer().start(signal);
	const pair = pairsOf({ ...game, seed: "page", poolSize: 6, fits: () => true })(1);
	expect(run).toMatchObject({
		round: 1,
		score: 0,
		best: 0,
		startsInMs: 0,
		remainingMs: 20_000,
		source: "UN",
	});
	expect([run.first.id, run.second.id]).toEqual([`card-${pair?.first}`, `card-${pair?.second}`]);
	expect(run.second).not.toHaveProperty("value");
});

test("hands back pool, seed and answers of a finished run, if it is told where the run comes from", async () => {
	dealsFrom({}, "other");
	deal.mockImplementationOnce(async () => ({
		...runFromPool({ cards }, { ...game, fits: () => true, seed: "page" }, source),
		origin: { poolId: "six", seed: "page" },
	}));
	const play = async () => {
		const dealer = newDealer();
		const run = await dealer.start(signal);
		now += 1500;
		const right = towards(run);
		const first = verdictIn(await dealer.guess(1, right, signal));
		expect(first.replay).toBeUndefined();
		now += 2300 + 20_000;
		const { replay } = verdictIn(await dealer.guess(2, "timeout", signal));
		return { right, replay };
	};
	expect((await play()).replay).toBeUndefined();
	const { right, replay } = await play();
	expect(replay).toEqual({
		poolId: "six",
		seed: "page",
		answers: [
			{ guess: right, ms: 1500 },
			{ guess: "timeout", ms: 20_000 },
		],
	});
});

test("continues until a wrong guess, then deals from another seed", async () => {
	dealsFrom({}, "page", "again");
	const dealer = newDealer();
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
	expect(deal).toHaveBeenCalledTimes(2);
});

test("returns the same verdict for a repeated guess, and the open run for a repeated start", async () => {
	dealsFrom({}, "page");
	const dealer = newDealer();
	const [run] = await Promise.all([dealer.start(signal), dealer.start(signal)]);
	const twice = [dealer.guess(1, towards(run), signal), dealer.guess(1, "lower", signal)];
	const [one, other] = await Promise.all(twice);
	expect(other).toEqual(one);
	expect(await dealer.start(signal)).toMatchObject({ round: 2, score: 1 });
	expect(deal).toHaveBeenCalledOnce();
});

test("ends the run on a time-out, even if the clock is slightly ahead", async () => {
	dealsFrom({}, "page");
	const dealer = newDealer();
	await dealer.start(signal);
	now = 20_999.9;
	expect(verdictIn(await dealer.guess(1, "timeout", signal))).toMatchObject({
		correct: false,
		outcome: "timeout",
		next: null,
	});
});

test("shows why a run can't be dealt, and deals another in the next game", async () => {
	deal.mockRejectedValueOnce(new Error("no connection"));
	dealsFrom({}, "page");
	const dealer = newDealer();
	await expect(dealer.start(signal)).rejects.toThrow("no connection");
	now += 60_000;
	const run = await dealer.start(signal);
	expect(run).toMatchObject({ round: 1, score: 0, remainingMs: 20_000 });
	expect(verdictIn(await dealer.guess(1, towards(run), signal))).toMatchObject({ correct: true, score: 1 });
});

test("continues to the last round of a plan after a mistake and a late guess", async () => {
	const run = runFromPool({ cards }, { ...game, fits: () => true, seed: "page" }, source);
	deal.mockResolvedValueOnce({ ...run, plan: { ...run.plan, rounds: 2 } });
	const dealer = newDealer();
	const first = await dealer.start(signal);
	const wrong = towards(first) === "higher" ? "lower" : "higher";
	const { next, ...verdict } = verdictIn(await dealer.guess(1, wrong, signal));
	expect(verdict).toMatchObject({ correct: false, outcome: null, score: 0 });
	now += 2300 + 60_000;
	const late = next ? towards(next) : expect.unreachable();
	expect(verdictIn(await dealer.guess(2, late, signal))).toMatchObject({
		guess: "timeout",
		correct: false,
		outcome: "timeout",
		next: null,
	});
	expect(answers.map(({ guess }) => guess)).toEqual([wrong, "timeout"]);
});
