import { expect, test } from "vitest";
import type { Mark } from "../play/view.ts";
import { challengeText } from "./challenge-text.ts";
import { duelShareText } from "./share-text.ts";

const marks = (text: string): Mark[] =>
	[...text].map((letter) => (letter === "r" ? "right" : letter === "w" ? "wrong" : "timeout"));

test("shows the game, the end and a square for each answer", () => {
	const text = duelShareText({
		site: "Hilo",
		title: "Countries",
		verdict: "won",
		you: { score: 8, marks: marks("rrrwrrrtrr") },
		other: { name: "maya", score: 6, marks: marks("rwrwrrrtrw") },
	});
	expect(text).toBe(
		["Hilo duel · Countries: won 8–6", "🟩🟩🟩🟥🟩🟩🟩⏰🟩🟩 me", "🟩🟥🟩🟥🟩🟩🟩⏰🟩🟥 maya"].join("\n"),
	);
});

test("puts the sharer's score first, also after a loss", () => {
	const sides = {
		site: "Hilo",
		title: "Films",
		you: { score: 0, marks: marks("w") },
		other: { name: "Guest", score: 2, marks: marks("rrt") },
	};
	expect(duelShareText({ ...sides, verdict: "lost" })).toContain("lost 0–2\n🟥 me\n🟩🟩⏰ Guest");
	const even = { name: "Guest", score: 0, marks: marks("t") };
	expect(duelShareText({ ...sides, other: even, verdict: "drawn" })).toContain("drawn 0–0");
});

test.each([
	["two rows", `${"r".repeat(14)}w`, `${"🟩".repeat(10)}\n${"🟩".repeat(4)}🟥 me`],
	["a number", `${"r".repeat(31)}w`, "🟩 × 31 🟥 me"],
	["a number without an end", "r".repeat(21), "🟩 × 21 me"],
])("shortens a long line to %s", (_, line, shortened) => {
	const you = { score: 1, marks: marks(line) };
	const other = { name: "maya", score: 0, marks: marks("w") };
	expect(duelShareText({ site: "Hilo", title: "Songs", verdict: "won", you, other })).toContain(
		`\n${shortened}\n`,
	);
});

test("a challenge does not reveal the challenger's result", () => {
	expect(challengeText("Hilo", "Countries")).not.toMatch(/\d/);
});
