import { expect, test } from "vitest";
import { customRules } from "../../custom-games/stage/custom-rules.ts";
import { right, run } from "../testing/runs.ts";
import { answered } from "../testing/stage-story.ts";
import { classicRules } from "./classic-rules.ts";
import { secondNumber, shownNumber } from "./shown-number.ts";

const rules = classicRules("country");

test("names an item's own source, else its round's", () => {
	const sourceOf = (own?: string) =>
		shownNumber(rules, run, { ...run.first, ...(own && { source: own }) }).source;
	expect(sourceOf()).toEqual({ text: "UN Tourism", url: null, asOf: "2018-12" });
	expect(sourceOf("The Numbers, May 2024")).toEqual({ text: "The Numbers, May 2024", url: null, asOf: null });
});

test("names a corrected number's own source once it is shown", () => {
	const facts = { source: "Insee", sourceUrl: "https://insee.example/1", asOf: "2026" };
	const stage = answered({ ...right, facts });
	expect(secondNumber(stage)).toBeNull();
	const counted = answered({ ...right, facts, guess: "timeout", correct: false });
	expect(secondNumber(counted)?.source).toEqual({
		text: "Insee",
		url: "https://insee.example/1",
		asOf: "2026",
	});
});

test("says what a report is about", () => {
	const subjectOf = (game: "country" | "cs16", measure: string | null) =>
		shownNumber(classicRules(game), { ...run, measure }, run.first).subject;
	expect(subjectOf("country", null)).toEqual({ kind: "classic", game: "country", itemId: "fr", measure: "" });
	expect(subjectOf("cs16", "damage")).toMatchObject({ game: "cs16", measure: "damage" });
	const game = {
		name: "Peaks",
		valueLabel: "metres",
		question: "",
		thousandsSeparator: true,
		timerSeconds: 0,
	};
	const preview = customRules({ ...game, creatorName: "Ann", tint: 0 });
	const unsourced = shownNumber(preview, { ...run, source: "Peaks" }, run.first);
	expect(unsourced.subject).toBeNull();
	expect(unsourced.source).toEqual({ text: "Numbers by Ann", url: null, asOf: null });
	const sourced = shownNumber(preview, { ...run, source: "peaks.example" }, run.first);
	expect(sourced.source).toEqual({ text: "peaks.example", url: null, asOf: "2018-12" });
});
