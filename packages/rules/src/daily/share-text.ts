import type { Mark } from "../play/view.ts";
import type { DeckFace } from "./daily.views.ts";

/** How the rounds of a deck are drawn. One that was not answered in time, and one that was never played, look the same. */
const SQUARES: Readonly<Record<Mark, string>> = { right: "🟩", wrong: "🟥", timeout: "⬛" };

/**
 * Returns a result as lines to send: the deck's number, the score, and a square for each round. Nothing of what was on the cards or answered,
 * so that whoever still has the deck before them learns nothing of it.
 */
export function dailyShareText({ number, games }: DeckFace, marks: readonly Mark[]): string {
	const squares = games.map((_, n) => SQUARES[marks[n] ?? "timeout"]);
	const score = marks.filter((mark) => mark === "right").length;
	return `Hilo ${number} · ${score}/${games.length}\n${squares.join("")}`;
}
