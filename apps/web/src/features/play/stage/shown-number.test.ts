import { expect, test } from "vitest";
import { customRules } from "../../custom-games/stage/custom-rules.ts";
import { right, run } from "../testing/runs.ts";
import { answered } from "../testing/stage-story.ts";
import { classicRules } from "./classic-rules.ts";
import { secondNumber, shownNumber, sourceLine } from "./shown-number.ts";

const rules = classicRules("country");
const line = (pair: typeof run) => sourceLine({ rules, pair, second: null });

test("names the source of both numbers in one line", () => {
	expect(line(run)).toBe("Source: UN Tourism · Dec 2018");
	const { first, second } = run;
	const own = { ...run, first: { ...first, source: "The Numbers, May 2024" } };
	expect(line(own)).toBe("Source: The Numbers, May 2024 / UN Tourism · Dec 2018");
	const both = { ...own, second: { ...second, source: "The Numbers, May 2024" } };
	expect(line(both)).toBe("Source: The Numbers, May 2024");
});

test("names a corrected number's own source once it is shown", () => {
	const facts = { source: "Insee", sourceUrl: "https://insee.example/1", asOf: "2026" };
	const stage = answered({ ...right, facts });
	expect(secondNumber(stage)).toBeNull();
	const counted = answered({ ...right, facts, guess: "timeout", correct: false });
	const second = secondNumber(counted);
	expect(second?.source).toEqual({ text: "Insee", url: "https://insee.example/1", asOf: "2026" });
	expect(sourceLine({ rules, pair: run, second })).toBe("Source: UN Tourism · Dec 2018 / Insee · 2026");
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
