import { expect, test } from "vitest";
import { shareText } from "./share-text.ts";

test.each([
	[0, "wrong", "Hilo · Countries: 0\n❌\n0 right, then wrong\nCan you beat it?"],
	[3, "wrong", "Hilo · Countries: 3\n🟩🟩🟩❌\n3 right, then wrong\nCan you beat it?"],
	[2, "timeout", "Hilo · Countries: 2\n🟩🟩⌛\n2 right, then out of time\nCan you beat it?"],
	[
		20,
		"wrong",
		"Hilo · Countries: 20\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩❌\n20 right, then wrong\nCan you beat it?",
	],
	[137, "wrong", "Hilo · Countries: 137\n🟩 × 137 ❌\n137 right, then wrong\nCan you beat it?"],
	[39, "exhausted", "Hilo · Countries: 39\n🟩 × 39 🏆\n39 right, the whole deck\nCan you do it too?"],
] as const)("shares %i right answers and then %s as %j", (score, outcome, text) => {
	expect(shareText("Hilo", "Countries", { score, outcome })).toBe(text);
});
