import { expect, test } from "vitest";
import { readEndedRun } from "./read-ended-run.ts";

const item = { name: "France", art: { kind: "flag", iso2: "fr" }, value: 1, figure: "1", isEstimate: false };
const missed = {
	first: { ...item, article: null },
	second: { ...item, article: "Spain" },
	guess: "higher",
	measure: "visitors",
};
const run = { score: 7, best: 7, newBest: true, outcome: "wrong", missed };

test.each([run, { ...run, missed: null, outcome: "exhausted" }])("reads a stored run", (kept) => {
	expect(readEndedRun(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("gives no link to an article with a malformed title", () => {
	const broken = { ...missed, second: { ...item, article: "\ud800" } };
	expect(readEndedRun({ ...run, missed: broken })?.missed?.second.article).toBeNull();
});

test.each([
	null,
	"a run",
	[],
	{},
	{ ...run, score: "7" },
	{ ...run, score: -1 },
	{ ...run, outcome: "won" },
	{ ...run, missed: undefined },
	{ ...run, missed: { ...missed, guess: "sideways" } },
	{ ...run, missed: { ...missed, second: null } },
	{ ...run, missed: { ...missed, first: { ...item, art: { kind: "flag", iso2: { toString: 1 } } } } },
	{ ...run, missed: { ...missed, first: { ...item, value: "1" } } },
	...[
		{ kind: "flag" },
		{ kind: "monogram", iso2: "fr" },
		{ kind: "sleeve", year: 1975 },
		{ kind: "poster", genre: "Drama" },
		{ kind: "poster", genre: "Drama", year: 1e12 },
		{ kind: "constructor" },
		{ kind: "flag", iso2: "fr", imageUrl: {} },
	].map((art) => ({ ...run, missed: { ...missed, second: { ...item, art } } })),
])("ignores %j", (kept) => {
	expect(readEndedRun(kept)).toBeNull();
});
