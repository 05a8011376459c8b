import { expect, it, test } from "vitest";
import { sendMessageInput } from "../chat/chat.schema.ts";
import type { Mark } from "../play/view.ts";
import type { PublicDeck } from "./deal-deck.ts";
import { dailyShareText, nudgeIdOf, nudgeText, weakestGame } from "./result.ts";

const deck: PublicDeck = {
	day: "2026-11-23",
	number: 142,
	games: ["country", "movie", "music", "github", "reddit", "wealth", "history", "country", "movie", "music"],
};
const all = (mark: Mark) => deck.games.map(() => mark);

test("names the deck and the score, and draws a square for each round", () => {
	const marks: Mark[] = [...all("right").slice(2), "wrong", "timeout"];
	expect(dailyShareText("Hilo", deck, marks)).toBe(
		"Hilo 142 · 8/10\n🟩🟩🟩🟩🟩🟩🟩🟩❌⌛\n8 right, 1 wrong, 1 out of time\nCan you beat it?",
	);
	expect(dailyShareText("Hilo", deck, all("right"))).toBe(
		`Hilo 142 · 10/10\n${"🟩".repeat(10)}\n10 right\nCan you do it too?`,
	);
	expect(dailyShareText("Hilo", deck, all("wrong"))).toBe(
		`Hilo 142 · 0/10\n${"❌".repeat(10)}\n0 right, 10 wrong\nCan you beat it?`,
	);
});

test("draws unplayed rounds like time-outs", () => {
	expect(dailyShareText("Hilo", deck, ["right", "wrong"])).toBe(
		"Hilo 142 · 1/10\n🟩❌⌛⌛⌛⌛⌛⌛⌛⌛\n1 right, 1 wrong, 8 out of time\nCan you beat it?",
	);
});

it("is a message that a chat takes, with one id a day", () => {
	const nudge = (day: string) => ({
		userId: "ben",
		clientId: nudgeIdOf(day),
		content: nudgeText(7, "https://hilo.test/daily"),
	});
	expect(sendMessageInput.parse(nudge("2026-11-21"))).toEqual({
		userId: "ben",
		clientId: "deck-2026-11-21",
		content: "I got 7 of 10 on today’s deck. Your turn!\nhttps://hilo.test/daily",
	});
	expect(nudgeIdOf("2026-11-22")).not.toBe(nudgeIdOf("2026-11-21"));
});

const GAMES = ["country", "github", "music", "country", "movie", "music"] as const;

it("is the game with the most mistakes, of equals the first in the deck", () => {
	const played = weakestGame(GAMES, ["right", "wrong", "wrong", "right", "right", "timeout"]);
	expect(played).toEqual({ game: "music", right: 0, rounds: 2 });
	const equals = weakestGame(GAMES, ["right", "wrong", "right", "wrong", "right", "wrong"]);
	expect(equals).toEqual({ game: "country", right: 1, rounds: 2 });
});

it("counts rounds that were not played as mistakes", () => {
	expect(weakestGame(GAMES, ["right", "right"])).toEqual({ game: "music", right: 0, rounds: 2 });
});

it("is none after a perfect deck", () => {
	expect(weakestGame(GAMES, new Array(6).fill("right"))).toBeNull();
});
