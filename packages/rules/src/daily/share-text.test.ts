import { expect, test } from "vitest";
import type { Mark } from "../play/view.ts";
import type { PublicDeck } from "./daily.views.ts";
import { dailyShareText } from "./share-text.ts";

const deck: PublicDeck = {
	day: "2026-11-23",
	number: 142,
	games: ["country", "movie", "music", "github", "reddit", "wealth", "history", "country", "movie", "music"],
};
const all = (mark: Mark) => deck.games.map(() => mark);

test("names the deck and the score, and draws a square for each round", () => {
	const marks: Mark[] = [...all("right").slice(2), "wrong", "timeout"];
	expect(dailyShareText("Hilo", deck, marks)).toBe("Hilo 142 · 8/10\n🟩🟩🟩🟩🟩🟩🟩🟩🟥⬛");
	expect(dailyShareText("Hilo", deck, all("right"))).toBe(`Hilo 142 · 10/10\n${"🟩".repeat(10)}`);
	expect(dailyShareText("Hilo", deck, all("wrong"))).toBe(`Hilo 142 · 0/10\n${"🟥".repeat(10)}`);
});

test("draws unplayed rounds like time-outs", () => {
	expect(dailyShareText("Hilo", deck, ["right", "wrong"])).toBe("Hilo 142 · 1/10\n🟩🟥⬛⬛⬛⬛⬛⬛⬛⬛");
});
