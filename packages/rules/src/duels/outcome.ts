import { MARK_SIGNS, marksText } from "../play/mark-signs.ts";
import type { Mark } from "../play/view.ts";

export interface DuelScore {
	readonly score: number;
	readonly timeMs: number;
}

export type DuelEnd = "won" | "lost" | "drawn";

/** Returns how a duel ended for the first side: more right guesses win, then less time, else it is a draw. */
export function endOfDuel(own: DuelScore, other: DuelScore): DuelEnd {
	const ahead = own.score - other.score || other.timeMs - own.timeMs;
	if (ahead === 0) return "drawn";
	return ahead > 0 ? "won" : "lost";
}

/** Returns the duel's end for the other side. */
export function endForOther(end: DuelEnd): DuelEnd {
	if (end === "drawn") return end;
	return end === "won" ? "lost" : "won";
}

// Promised in docs/product.md#duels.

const ROW = 10;
/** A line with more squares becomes a number. */
const MAX_SQUARES = 20;

interface SharedSide {
	readonly name: string;
	readonly score: number;
	readonly marks: readonly Mark[] | null;
}

interface SharedDuel {
	/** The site's name. */
	readonly site: string;
	readonly title: string;
	readonly verdict: DuelEnd;
	readonly you: Omit<SharedSide, "name">;
	readonly other: SharedSide;
}

/**
 * Returns a finished duel as text to share: site, game, end, a sign per answer, the same in words. It reveals no card
 * and no number.
 */
export function duelShareText({ site, title, verdict, you, other }: SharedDuel): string {
	return [
		`${site} duel · ${title}: ${verdict} ${you.score}–${other.score}`,
		`${squares(you.marks ?? [])} me`,
		`${squares(other.marks ?? [])} ${other.name}`,
		`Me: ${marksText(you.marks ?? [])}; ${other.name}: ${marksText(other.marks ?? [])}`,
	].join("\n");
}

function squares(marks: readonly Mark[]): string {
	if (marks.length > MAX_SQUARES) {
		const right = marks.filter((mark) => mark === "right").length;
		const last = marks.at(-1);
		return `${MARK_SIGNS.right} × ${right}${last && last !== "right" ? ` ${MARK_SIGNS[last]}` : ""}`;
	}
	const drawn = marks.map((mark) => MARK_SIGNS[mark]);
	if (drawn.length <= ROW) return drawn.join("");
	return `${drawn.slice(0, ROW).join("")}\n${drawn.slice(ROW).join("")}`;
}

/** Returns the text for a duel's link. It does not reveal the challenger's result. @param site the site's name */
export function challengeText(site: string, title: string): string {
	return `I challenge you to a duel on ${site} · ${title}. The same cards for both of us: can you beat me?`;
}

/** After the name of the player whose score it is: "got 7. Can you beat it?" */
export function toBeatText(score: number | string): string {
	return `got ${score}. Can you beat it?`;
}
