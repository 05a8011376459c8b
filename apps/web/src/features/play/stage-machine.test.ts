import type { Card, CardFace } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { describe, expect, test } from "vitest";
import type { Judged, Table } from "./dealer.ts";
import {
	nextCueAt,
	openStage,
	reduceStage,
	type Stage,
	type StageEvent,
	secondsLeft,
	timerTone,
} from "./stage-machine.ts";

const france: Card = { id: "fr", name: "France", art: { kind: "flag", iso2: "fr" }, value: 89_400_000 };
const spain: CardFace = { id: "es", name: "Spain", art: { kind: "flag", iso2: "es" } };
const italy: CardFace = { id: "it", name: "Italy", art: { kind: "flag", iso2: "it" } };

const table: Table = {
	round: 1,
	first: france,
	second: spain,
	startsInMs: 0,
	remainingMs: 20_000,
	score: 0,
	best: 7,
	source: "UN Tourism",
	asOf: "2018-12",
	measure: null,
};

const right: Judged = {
	round: 1,
	correct: true,
	outcome: null,
	value: 82_808_000,
	score: 1,
	best: 7,
	newBest: false,
	next: { ...table, round: 2, first: { ...spain, value: 82_808_000 }, second: italy, startsInMs: 2300 },
};
const wrong: Judged = { ...right, correct: false, outcome: "wrong", score: 0, next: null };
const timedOut: Judged = { ...wrong, outcome: "timeout" };

const apply = (stage: Stage, ...events: StageEvent[]) => events.reduce(reduceStage, stage);
const at = (stage: Stage, now: number) => reduceStage(stage, { type: "clock", now });
const dealt = (game: GameId = "country", now = 0) =>
	apply(openStage(game, null, now), { type: "dealt", table, now });
const guessed = (game: GameId = "country", now = 4000) =>
	apply(dealt(game), { type: "chosen", direction: "lower", now });
const answered = (judged: Judged, game: GameId = "country", now = 5000) =>
	apply(guessed(game), { type: "answered", answer: { kind: "judged", judged }, now });

/** Lets the clockwork run as a timer would: from one cue to the next. */
function phases(from: Stage, until: number): [number, string][] {
	const seen: [number, string][] = [];
	let stage = from;
	for (let cue = nextCueAt(stage); cue !== null && cue <= until; cue = nextCueAt(stage)) {
		stage = at(stage, cue);
		seen.push([cue, stage.phase]);
	}
	return seen;
}

describe("a correct guess", () => {
	test("shows the check at once and counts", () => {
		expect(answered(right)).toMatchObject({ phase: "right", score: 1, verdict: { value: 82_808_000 } });
	});

	test("hides the mark after 1.5 s, slides the cards after 1.8 s, and has the next item in after 2.3 s", () => {
		expect(phases(answered(right), 7300)).toEqual([
			[6500, "settled"],
			[6800, "sliding"],
			[7300, "asking"],
		]);
	});

	test("sets the clock to 20 s again when the next item is in", () => {
		const next = at(answered(right), 7300);
		expect(next.pair).toMatchObject({ round: 2, first: { id: "es" }, second: { id: "it" } });
		expect(secondsLeft(next, 7300)).toBe(20);
		expect(next).toMatchObject({ guess: null, verdict: null, deadline: 27_300 });
	});

	test("leaves less of the next round when its answer came late, because the server's clock went on", () => {
		const late: Judged = {
			...right,
			next: right.next && { ...right.next, startsInMs: 0, remainingMs: 16_000 },
		};
		expect(secondsLeft(at(answered(late), 7300), 7300)).toBe(14);
	});

	test("advances after 2 s in the history game", () => {
		expect(phases(answered(right, "history"), 7000).at(-1)).toEqual([7000, "asking"]);
	});

	test("is the end when the items ran out", () => {
		expect(phases(answered({ ...right, outcome: "exhausted", next: null }), 60_000)).toEqual([
			[6500, "over"],
		]);
	});
});

describe("a wrong guess", () => {
	test("shows the cross after 0.5 s and the modal after 1.5 s in the repository game", () => {
		expect(answered(wrong, "github").phase).toBe("missed");
		expect(phases(answered(wrong, "github"), 60_000)).toEqual([
			[5500, "crossed"],
			[6500, "over"],
		]);
	});

	test("shows the cross at once in the country game", () => {
		expect(answered(wrong).phase).toBe("crossed");
		expect(phases(answered(wrong), 60_000)).toEqual([[6500, "over"]]);
	});

	test("stops the clock", () => {
		expect(secondsLeft(answered(wrong), 90_000)).toBe(16);
	});
});

describe("the clock", () => {
	test("turns orange at 10 s and red at 5 s", () => {
		expect([20, 11, 10, 6, 5, 0].map(timerTone)).toEqual([
			"calm",
			"calm",
			"warn",
			"warn",
			"danger",
			"danger",
		]);
	});

	test("at 0 asks for the time-out, and the game is over as soon as that is judged", () => {
		expect(phases(dealt(), 20_000)).toEqual([[20_000, "judging"]]);
		const asked = at(dealt(), 20_000);
		expect(asked.guess).toBe("timeout");
		const over = apply(asked, {
			type: "answered",
			answer: { kind: "judged", judged: timedOut },
			now: 20_050,
		});
		expect(over).toMatchObject({ phase: "over", score: 0, verdict: { value: 82_808_000 } });
	});

	test("takes a guess that comes after its end for a time-out", () => {
		const late = apply(dealt(), { type: "chosen", direction: "higher", now: 20_400 });
		expect(late).toMatchObject({ phase: "judging", guess: "timeout" });
	});

	test("waits, in full, until a table that came with the page has been dealt", () => {
		const page = openStage("country", { ...table, remainingMs: 12_000 }, 0);
		expect(page).toMatchObject({ phase: "asking", deadline: null });
		expect(nextCueAt(page)).toBeNull();
		expect(secondsLeft(page, 9000)).toBe(12);
		expect(secondsLeft(apply(page, { type: "dealt", table, now: 1000 }), 2000)).toBe(19);
	});

	test("catches up in one step when a sleeping tab wakes", () => {
		const woken = at(answered(right), 40_000);
		expect(woken).toMatchObject({ phase: "judging", guess: "timeout", pair: { round: 2 }, slow: false });
	});

	test("is over at once for a run whose time went by while the player was away", () => {
		const back = apply(openStage("country", null, 0), {
			type: "dealt",
			table: { ...table, remainingMs: 0 },
			now: 50,
		});
		expect(at(back, 50)).toMatchObject({ phase: "judging", guess: "timeout" });
	});
});

describe("what comes at the wrong time changes nothing", () => {
	test("a second click", () => {
		const once = guessed();
		expect(apply(once, { type: "chosen", direction: "higher", now: 4001 })).toBe(once);
	});

	test("a table that was dealt while a guess was on its way", () => {
		const once = guessed();
		expect(apply(once, { type: "dealt", table: { ...table, score: 9 }, now: 4001 })).toBe(once);
	});

	test("an answer to nothing", () => {
		const asking = dealt();
		expect(apply(asking, { type: "answered", answer: { kind: "judged", judged: right }, now: 1 })).toBe(
			asking,
		);
	});

	test("a new game while one is played", () => {
		const asking = dealt();
		expect(apply(asking, { type: "again", now: 1 })).toBe(asking);
	});
});

describe("trouble", () => {
	test("says that it is reconnecting when an answer takes long, and takes it back with the answer", () => {
		const waiting = at(guessed(), 6500);
		expect(waiting.slow).toBe(true);
		expect(
			apply(waiting, { type: "answered", answer: { kind: "judged", judged: right }, now: 9000 }).slow,
		).toBe(false);
	});

	test("shows the run where another tab has brought it", () => {
		const ahead = { ...table, round: 4, score: 3, second: italy, remainingMs: 9000 };
		const moved = apply(guessed(), { type: "answered", answer: { kind: "moved", table: ahead }, now: 5000 });
		expect(moved).toMatchObject({
			phase: "asking",
			score: 3,
			pair: { round: 4, second: { id: "it" } },
			guess: null,
		});
		expect(secondsLeft(moved, 5000)).toBe(9);
	});

	test("is over when another tab has ended the run", () => {
		const ended = apply(guessed(), { type: "answered", answer: { kind: "moved", table: null }, now: 5000 });
		expect(ended).toMatchObject({ phase: "over", verdict: null });
	});

	test("keeps the text of a failure until the player starts again", () => {
		const failed = apply(guessed(), { type: "failed", message: "Failed to start the game.", now: 5000 });
		expect(failed).toMatchObject({ phase: "failed", problem: "Failed to start the game." });
		expect(apply(failed, { type: "again", now: 6000 })).toMatchObject({ phase: "dealing", problem: null });
	});
});

describe("the score and the best", () => {
	test("a score above the best raises it, whether or not it was saved", () => {
		expect(answered({ ...right, score: 8, best: 7 }).best).toBe(8);
	});

	test("start again from the table, and the best stays", () => {
		const over = at(answered({ ...right, score: 8, best: 7, next: null }), 60_000);
		const again = apply(over, { type: "again", now: 61_000 }, { type: "dealt", table, now: 61_500 });
		expect(again).toMatchObject({ phase: "asking", score: 0, best: 8, games: 2, verdict: null });
		expect(secondsLeft(again, 61_500)).toBe(20);
	});
});
