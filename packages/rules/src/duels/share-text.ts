import type { Mark } from "../play/view.ts";
import type { DuelVerdict } from "./duels.views.ts";

/** Squares in a row. */
const ROW = 10;
/** A line with more squares than this is a number. */
const MAX_SQUARES = 20;

const SQUARES: Readonly<Record<Mark, string>> = { right: "🟩", wrong: "🟥", timeout: "⏰" };
const ENDS: Readonly<Record<Exclude<DuelVerdict, "waiting">, string>> = {
	won: "won",
	lost: "lost",
	drawn: "drawn",
};

/** One side of a duel that is over, as it is told. */
export interface SharedSide {
	readonly name: string;
	/** Right answers. */
	readonly score: number;
	readonly marks: readonly Mark[];
}

interface SharedDuel {
	/** The game's name. */
	readonly title: string;
	readonly verdict: Exclude<DuelVerdict, "waiting">;
	readonly you: Omit<SharedSide, "name">;
	readonly other: SharedSide;
}

/** Returns a finished duel as a few lines to send: the game, how it ended, and a square for each answer. No card and no number is named. */
export function duelShareText({ title, verdict, you, other }: SharedDuel): string {
	return [
		`Hilo duel · ${title}: ${ENDS[verdict]} ${you.score}–${other.score}`,
		`${squares(you.marks)} me`,
		`${squares(other.marks)} ${other.name}`,
	].join("\n");
}

function squares(marks: readonly Mark[]): string {
	if (marks.length > MAX_SQUARES) {
		const right = marks.filter((mark) => mark === "right").length;
		const last = marks.at(-1);
		return `${SQUARES.right} × ${right}${last && last !== "right" ? ` ${SQUARES[last]}` : ""}`;
	}
	const drawn = marks.map((mark) => SQUARES[mark]);
	if (drawn.length <= ROW) return drawn.join("");
	return `${drawn.slice(0, ROW).join("")}\n${drawn.slice(ROW).join("")}`;
}
