import type { Mark } from "../play/view.ts";
import type { PublicDeck } from "./daily.views.ts";

/** A time-out and an unplayed round look the same. */
const SQUARES: Readonly<Record<Mark, string>> = { right: "🟩", wrong: "🟥", timeout: "⬛" };

/** Returns a result to share: site, deck number, score, a square per round. It reveals nothing that is on the cards. */
export function dailyShareText(site: string, { number, games }: PublicDeck, marks: readonly Mark[]): string {
	const squares = games.map((_, n) => SQUARES[marks[n] ?? "timeout"]);
	const score = marks.filter((mark) => mark === "right").length;
	return `${site} ${number} · ${score}/${games.length}\n${squares.join("")}`;
}
