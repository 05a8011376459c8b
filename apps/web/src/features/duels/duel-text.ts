import { toBeatText } from "@hilo/rules/duels/outcome";
import { isolated } from "@hilo/rules/text/player-text";
import type { Outputs } from "../../platform/api/trpc.ts";
import type { LinkPreview } from "../../platform/page-head.ts";

export type DuelView = Outputs["duels"]["get"];
export type DuelCard = Outputs["duels"]["mine"]["recent"][number];

/** The name of the player's own earlier run. */
export const OWN_GHOST = "Your ghost";

export function roleIn({ sides, isOwnGhost, isByLink, mayPlay }: DuelView) {
	if (isOwnGhost && mayPlay) return "own-ghost";
	if (sides[0]?.isYou) return "challenger";
	return isByLink ? "anyone" : "challenged";
}

export function challengerOf({ sides }: Pick<DuelView, "sides">): string {
	return sides[0]?.name ?? "A player";
}

/** "Songs · 1980s". */
export function gameText({ title, label }: Pick<DuelView, "title" | "label">): string {
	return label ? `${title} · ${label}` : title;
}

export function lengthText(rounds: number | null): string {
	if (rounds === null) return "Until the first mistake";
	return rounds === 10 ? "Ten rounds" : `${rounds} rounds`;
}

/** "1980s · by Ann · Ten rounds". */
export function detailsText({ label, custom, rounds }: DuelView): string {
	const details = [label, custom && `by ${isolated(custom.creatorName)}`, lengthText(rounds)];
	return details.filter(Boolean).join(" · ");
}

export function rulesText(duel: Pick<DuelView, "rounds" | "custom" | "mode" | "isOwnGhost">): string {
	const { rounds, isOwnGhost } = duel;
	const who = isOwnGhost ? "You and your ghost" : "You both";
	const cards = `${who} get the same ${rounds === 10 ? "ten " : ""}cards${hasClock(duel) ? ", against the clock" : ""}.`;
	const end = rounds === null ? "One mistake ends it." : "A mistake doesn’t end it.";
	return `${cards} ${end} Most right answers wins; a tie goes to the faster player.`;
}

/** "7 of 10", or "7" where a mistake ends a side. */
export function scoreText(score: number, rounds: number | null): string {
	return rounds === null ? String(score) : `${score} of ${rounds}`;
}

/** The end of a challenge that was not played. A live one may have gone unanswered. */
export function declinedText({ declinedBy, sides, sentTo, mode }: DuelView): string {
	const isChallenger = sides[0]?.isYou === true;
	if (declinedBy === null) return "This duel was called off";
	if (declinedBy === "you") return mode === "live" && isChallenger ? "You called it off" : "You declined";
	return isChallenger ? `${sentTo} declined` : `${challengerOf({ sides })} called it off`;
}

/** Live duels always have a clock, so that no player waits forever. */
export function hasClock({ custom, mode }: Pick<DuelView, "custom" | "mode">): boolean {
	return mode === "live" || custom?.timerSeconds !== 0;
}

export function duelTitle(duel: DuelView): string {
	const role = roleIn(duel);
	const game = gameText(duel);
	if (duel.verdict !== null && duel.verdict !== "waiting") return `Duel: ${game}`;
	if (role === "own-ghost") return `Beat your ghost: ${game}`;
	if (role === "challenger") return `Your duel: ${game}`;
	return `${challengerOf(duel)} challenges you: ${game}`;
}

/** A picture of challenger and game, for duels that everyone with the link may play. */
export function duelPreview(duel: DuelView, origin: string): LinkPreview | null {
	if (!duel.isByLink) return null;
	// Another address once there is a score: previews are kept under theirs.
	const version = duel.toBeat ? duel.toBeat.score + 2 : 1;
	return {
		picture: `${origin}/previews/duel-${duel.id}-${version}.png`,
		alt: `${scoreToBeat(duel) ?? `${challengerOf(duel)} challenges you to a duel:`} ${duel.title}.`,
	};
}

/** For search engines and link previews. */
export function duelDescription(duel: DuelView | undefined): string {
	const rules = "The same cards for both, in the same order";
	const toBeat = duel && scoreToBeat(duel);
	return `${toBeat ? `${toBeat} ${rules}.` : `${rules}: who gets more right?`} Play it now, free and without an account.`;
}

/** "Maya got 7. Can you beat it?", where the challenger has played and the reader has not. */
function scoreToBeat({ toBeat, isOwnGhost }: DuelView): string | null {
	return toBeat && !isOwnGhost ? `${toBeat.name} ${toBeatText(toBeat.score)}` : null;
}

export function isEnded(state: DuelCard["state"]): boolean {
	return state !== "yours" && state !== "theirs";
}

const RESULTS: Readonly<Record<DuelCard["state"], string>> = {
	won: "You won",
	lost: "You lost",
	drawn: "A draw",
	declined: "Declined",
	yours: "Not played yet",
	theirs: "Not played yet",
};

/** What the other one has done, where it is the player's turn: "got 7 of 10". */
export function turnText({ mode, toBeat, rounds, isRematch, isChallenger }: DuelCard): string {
	if (mode === "live") return "wants a live duel now";
	if (toBeat) return toBeatText(scoreText(toBeat.score, rounds));
	return isRematch && !isChallenger ? "wants a rematch" : "challenges you";
}

/** The result after the other one has played: "has played. You won 5–4". */
export function answeredText(duel: DuelCard, { score, ownScore }: NonNullable<DuelCard["answered"]>): string {
	const isByTime = score === ownScore && duel.state !== "drawn";
	// The word joiner keeps the score on one line.
	return `has played. ${resultText(duel)} ${ownScore}–\u2060${score}${isByTime ? " by time" : ""}`;
}

export function resultText({ state, other, mode }: Pick<DuelCard, "state" | "other" | "mode">): string {
	if (state === "declined" && mode === "live") return "Called off";
	return state === "theirs" && !other ? "Not played yet" : RESULTS[state];
}

/** "4.2 s", or "1:04.2 min" from a minute on. @param digits of the fraction */
export function timeText(ms: number, digits = 1): string {
	const seconds = Math.round((ms / 1000) * 10 ** digits) / 10 ** digits;
	if (seconds < 60) return `${seconds.toFixed(digits)} s`;
	const minutes = Math.floor(seconds / 60);
	return `${minutes}:${(seconds - minutes * 60).toFixed(digits).padStart(3 + digits, "0")} min`;
}

/** How many digits show the difference of two times. */
export function digitsToDiffer(ms: number, otherMs: number): number {
	const difference = Math.abs(ms - otherMs);
	if (difference === 0 || difference >= 100) return 1;
	return difference >= 10 ? 2 : 3;
}
