import { expect, it, test } from "vitest";
import type { Mark } from "../play/view.ts";
import { challengeText, duelShareText, endForOther, endOfDuel } from "./outcome.ts";

it.each([
	["more right guesses, however slow", { score: 4, timeMs: 1 }, "won"],
	["fewer right guesses, however quick", { score: 6, timeMs: 90_000 }, "lost"],
	["as many in less time", { score: 5, timeMs: 30_001 }, "won"],
	["as many in more time", { score: 5, timeMs: 29_999 }, "lost"],
	["as many in the same time", { score: 5, timeMs: 30_000 }, "drawn"],
] as const)("with %s, a duel ends in opposite ways for the two sides", (_, other, end) => {
	const own = { score: 5, timeMs: 30_000 };
	expect(endOfDuel(own, other)).toBe(end);
	expect(endOfDuel(other, own)).toBe(endForOther(end));
});

const marks = (text: string): Mark[] =>
	[...text].map((letter) => (letter === "r" ? "right" : letter === "w" ? "wrong" : "timeout"));

test("shows the game, the end with the sharer's score first, and a square for each answer", () => {
	const text = duelShareText({
		site: "Hilo",
		title: "Countries",
		verdict: "lost",
		you: { score: 6, marks: marks("rwrwrrrtrw") },
		other: { name: "maya", score: 8, marks: marks("rrrwrrrtrr") },
	});
	expect(text).toBe(
		[
			"Hilo duel · Countries: lost 6–8",
			"🟩❌🟩❌🟩🟩🟩⌛🟩❌ me",
			"🟩🟩🟩❌🟩🟩🟩⌛🟩🟩 maya",
			"Me: 6 right, 3 wrong, 1 out of time; maya: 8 right, 1 wrong, 1 out of time",
		].join("\n"),
	);
});

test.each([
	["two rows", `${"r".repeat(14)}w`, `${"🟩".repeat(10)}\n${"🟩".repeat(4)}❌ me`],
	["a number", `${"r".repeat(31)}w`, "🟩 × 31 ❌ me"],
	["a number without an end", "r".repeat(21), "🟩 × 21 me"],
])("shortens a long line to %s", (_, line, shortened) => {
	const you = { score: 1, marks: marks(line) };
	const other = { name: "maya", score: 0, marks: marks("w") };
	const text = duelShareText({ site: "Hilo", title: "Songs", verdict: "won", you, other });
	expect(text).toContain(`\n${shortened}\n`);
});

test("a challenge does not reveal the challenger's result", () => {
	expect(challengeText("Hilo", "Countries")).not.toMatch(/\d/);
});
