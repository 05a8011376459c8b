import { expect, it } from "vitest";
import { DAY_MS } from "../time/durations.ts";
import {
	afterAnswer,
	afterMistake,
	dueByGame,
	dueDay,
	duePairs,
	lastMissedGame,
	nextPairs,
	type PracticeProgress,
} from "./practice.ts";

const AT = Date.parse("2026-11-23T12:00:00Z");
const day = (n: number) => AT + n * DAY_MS;

/** The days on which a pair comes again, after answers on those days. */
function daysOf(...answers: readonly boolean[]): string[] {
	let progress: PracticeProgress | null = afterMistake(null, AT);
	const days = [dueDay(progress, "UTC")];
	for (const right of answers) {
		const at: number = Date.parse(`${days.at(-1)}T12:00:00Z`);
		progress = progress && afterAnswer(progress, { right, at });
		days.push(progress ? dueDay(progress, "UTC") : "known");
	}
	return days;
}

it("asks again after one day, after three once right, and no more once right twice", () => {
	expect(daysOf(true, true)).toEqual(["2026-11-24", "2026-11-27", "known"]);
});

it("asks on the next day after another mistake, and then pauses longer", () => {
	expect(daysOf(false, true, true)).toEqual(["2026-11-24", "2026-11-25", "2026-11-28", "known"]);
	expect(daysOf(true, false, true, true)).toEqual([
		"2026-11-24",
		"2026-11-27",
		"2026-11-28",
		"2026-12-05",
		"known",
	]);
});

it("keeps what was reached when a pair is missed in a game again", () => {
	const once = afterAnswer(afterMistake(null, AT), { right: true, at: day(1) });
	expect(afterMistake(once, day(2))).toEqual({ step: 1, rights: 0, askedAt: day(2) });
});

it("counts days in the player's time zone, and gives the longest due first", () => {
	const evening = afterMistake(null, Date.parse("2026-11-23T23:30:00Z"));
	expect(dueDay(evening, "UTC")).toBe("2026-11-24");
	expect(dueDay(evening, "Asia/Tokyo")).toBe("2026-11-25");
	const older = afterMistake(null, day(-3));
	const now = Date.parse("2026-11-24T00:10:00Z");
	expect(duePairs([evening, afterMistake(null, now), older], { now, timeZone: "UTC" })).toEqual([
		older,
		evening,
	]);
	expect(duePairs([evening], { now, timeZone: "Asia/Tokyo" })).toEqual([]);
});

it("counts each game's due pairs and its next ones, and finds the last mistake", () => {
	const pair = { game: "country", filter: "", first: "a", second: "b", measure: "" } as const;
	const due = { ...pair, ...afterMistake(null, day(-1)) };
	const later = { ...pair, step: 1, rights: 1, askedAt: day(-1) };
	const music = { ...due, game: "music" } as const;
	const movie = { ...pair, ...afterMistake(null, AT), game: "movie" } as const;
	const moment = { now: AT, timeZone: "UTC" };
	const games = dueByGame([due, later, { ...later, step: 2 }, later, music, movie], moment);
	expect(games).toEqual([
		{ game: "country", count: 1, nextInDays: 2, nextCount: 2, missedAt: day(-1) },
		{ game: "music", count: 1, nextInDays: null, nextCount: 0, missedAt: day(-1) },
		{ game: "movie", count: 0, nextInDays: 1, nextCount: 1, missedAt: AT },
	]);
	expect(nextPairs(games)).toEqual({ inDays: 1, count: 1 });
	expect(lastMissedGame(games)).toBe("movie");
	const right = dueByGame([later, { ...later, game: "music" }], moment);
	expect(nextPairs(right)).toEqual({ inDays: 2, count: 2 });
	expect(lastMissedGame(right)).toBeNull();
	expect(nextPairs([])).toBeNull();
});
