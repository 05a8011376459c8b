import { expect, test } from "vitest";
import { changesOf, nameText } from "./changes.tsx";

test.each([
	["what came", null, { reason: "Rude" }, [{ name: "reason", before: null, after: "Rude" }]],
	["only what differs", { a: 1, b: 2 }, { a: 1, b: 3 }, [{ name: "b", before: "2", after: "3" }]],
	[
		"things within things",
		{ a: { b: false } },
		{ a: { b: true } },
		[{ name: "a.b", before: "no", after: "yes" }],
	],
	["plain lists", ["x", "y"], ["y", "x"], [{ name: "", before: "x, y", after: "y, x" }]],
	["an empty list", ["x"], [], [{ name: "", before: "x", after: "none" }]],
	[
		"an end that never comes",
		null,
		{ until: "+275760-09-13T00:00:00.000Z" },
		[{ name: "until", before: null, after: "no end" }],
	],
])("names %s", (_, before, after, changes) => expect(changesOf(before, after)).toEqual(changes));

test("formats times for readers", () => {
	const [change] = changesOf(null, { until: "2026-12-03T12:00:00.000Z" });
	expect(change?.after).toMatch(/3 Dec 2026/);
});

test("spells names out", () => {
	expect(["isAdmin", "suspended_until", "maintenance.isOn"].map(nameText)).toEqual([
		"is admin",
		"suspended until",
		"maintenance.is on",
	]);
});
