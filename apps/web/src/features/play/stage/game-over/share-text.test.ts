import { expect, test } from "vitest";
import { shareText } from "./share-text.ts";

test.each([
	[0, "wrong", "Hilo · Countries: 0\n❌\nCan you beat it?"],
	[3, "wrong", "Hilo · Countries: 3\n🟩🟩🟩❌\nCan you beat it?"],
	[2, "timeout", "Hilo · Countries: 2\n🟩🟩⌛\nCan you beat it?"],
	[20, "wrong", "Hilo · Countries: 20\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩❌\nCan you beat it?"],
	[137, "wrong", "Hilo · Countries: 137\n🟩 × 137 ❌\nCan you beat it?"],
	[39, "exhausted", "Hilo · Countries: 39\n🟩 × 39 🏆\nCan you do it too?"],
] as const)("shares %i right answers and then %s as %j", (score, outcome, text) => {
	expect(shareText("Hilo", "Countries", { score, outcome })).toBe(text);
});
