import { expect, it } from "vitest";
import type { GameId } from "../play/games.ts";
import { countAnswers, sumBy } from "./answer-counts.ts";
import { knowledgeSentence } from "./compare.ts";
import { SCORE_STEPS, spreadOf, weeksOf } from "./record.ts";

it("counts guesses by game, filter and band, and no time-out", () => {
	const film = { game: "movie", label: "Genre: Comedy", known: 100, hidden: 110 } as const;
	const pairs = [film, film, { ...film, hidden: 300 }, { ...film, label: "" }, film];
	const answers = [
		{ guess: "higher", correct: true },
		{ guess: "lower", correct: false },
		{ guess: "higher", correct: true },
		{ guess: "higher", correct: true },
		{ guess: "timeout", correct: false },
	] as const;
	const counts = countAnswers(answers, (round) => pairs[round - 1] ?? film);
	const inFilter = { game: "movie", label: "Genre: Comedy" };
	expect(counts).toEqual([
		{ ...inFilter, closeness: "very-close", right: 1, answered: 2 },
		{ ...inFilter, closeness: "apart", right: 1, answered: 1 },
		{ game: "movie", label: "", closeness: "very-close", right: 1, answered: 1 },
	]);
	expect(sumBy(counts, ({ game }) => game).get("movie")).toEqual({ right: 3, answered: 4 });
});

const played = (game: GameId, right: number, answered: number) => ({ game, right, answered });

it("says what each of two players knows better", () => {
	const maya = [played("movie", 30, 40), played("movie", 20, 20), played("country", 12, 24)];
	const you = [played("movie", 12, 20), played("country", 18, 20), played("music", 20, 20)];
	expect(knowledgeSentence("Maya", maya, you)).toBe("Maya knows films, you know countries");
	expect(knowledgeSentence("Maya", maya.slice(0, 2), you)).toBe("Maya knows films better than you");
	expect(knowledgeSentence("Maya", maya.slice(2), you)).toBe("You know countries better than Maya");
});

it("compares no game with few answers or a small difference", () => {
	expect(knowledgeSentence("Maya", [played("movie", 19, 19)], [played("movie", 0, 100)])).toBeNull();
	expect(knowledgeSentence("Maya", [played("movie", 60, 100)], [played("movie", 51, 100)])).toBeNull();
	expect(knowledgeSentence("Maya", [played("movie", 60, 100)], [played("country", 1, 100)])).toBeNull();
});

it("sorts scores into the steps", () => {
	expect(SCORE_STEPS).toEqual([0, 1, 2, 3, 5, 10, 20, 50]);
	expect(spreadOf([0, 3, 4, 9, 10, 19, 50, 900])).toEqual([1, 0, 0, 2, 1, 2, 0, 2]);
});

it("adds up the last weeks, from Monday, without a gap", () => {
	const days = [
		{ day: "2026-11-15", right: 1, answered: 2 },
		{ day: "2026-11-16", right: 3, answered: 3 },
		{ day: "2026-11-22", right: 0, answered: 1 },
		{ day: "2026-12-01", right: 5, answered: 6 },
		{ day: "2025-12-01", right: 5, answered: 6 },
	];
	expect(weeksOf(days, "2026-12-02")).toEqual([
		{ week: "2026-11-09", right: 1, answered: 2 },
		{ week: "2026-11-16", right: 3, answered: 4 },
		{ week: "2026-11-23", right: 0, answered: 0 },
		{ week: "2026-11-30", right: 5, answered: 6 },
	]);
	expect(weeksOf(days.slice(4), "2026-12-02")).toEqual([]);
});
