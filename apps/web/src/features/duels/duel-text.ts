import type { DuelCard, DuelView } from "@hilo/rules/duels/duels.views";
import { isolated } from "@hilo/rules/text/player-text";
import type { LinkPreview } from "../../platform/page-head.ts";

/** The name of the player's own earlier run. */
export const OWN_GHOST = "Your ghost";

export function roleIn({ sides, isOwnGhost, isByLink, mayPlay }: DuelView) {
	if (isOwnGhost && mayPlay) return "own-ghost";
	if (sides[0]?.isYou) return "challenger";
	return isByLink ? "anyone" : "challenged";
}

export function challengerOf({ sides }: Pick<DuelView, "sides">): string {
	return sides[0]?.name ?? "Somebody";
}

/** "Songs · 1980s". */
export function gameText({ title, choice }: Pick<DuelView, "title" | "choice">): string {
	return choice ? `${title} · ${choice}` : title;
}

export function lengthText(rounds: number | null): string {
	if (rounds === null) return "Until the first mistake";
	return rounds === 10 ? "Ten rounds" : `${rounds} rounds`;
}

/** "1980s · by Ann · Ten rounds". */
export function detailsText({ choice, custom, rounds }: DuelView): string {
	const details = [choice, custom && `by ${isolated(custom.creatorName)}`, lengthText(rounds)];
	return details.filter(Boolean).join(" · ");
}

export function rulesText(duel: Pick<DuelView, "rounds" | "custom" | "mode" | "isOwnGhost">): string {
	const { rounds, isOwnGhost } = duel;
	const who = isOwnGhost ? "You and your ghost" : "You both";
	const cards = `${who} get the same cards in the same order${hasClock(duel) ? ", against the clock" : ""}.`;
	const end = rounds === null ? "One mistake ends it." : "A mistake doesn’t end it.";
	return `${cards} ${end} Most right answers wins; a tie goes to the faster player.`;
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
	return {
		picture: `${origin}/previews/duel-${duel.id}-1.png`,
		alt: `${challengerOf(duel)} challenges you to a duel: ${duel.title}.`,
	};
}

export function isEnded(state: DuelCard["state"]): boolean {
	return state !== "yours" && state !== "theirs";
}

const RESULTS: Readonly<Record<DuelCard["state"], string>> = {
	won: "You won",
	lost: "You lost",
	drawn: "A draw",
	declined: "Declined",
	yours: "Your turn",
	theirs: "Not played yet",
};

export function resultText({ state, other, mode }: Pick<DuelCard, "state" | "other" | "mode">): string {
	if (state === "declined" && mode === "live") return "Called off";
	return state === "theirs" && !other ? "Nobody has played yet" : RESULTS[state];
}

/** "4.2 s", or "1:04.2 min" from a minute on. */
export function timeText(ms: number): string {
	const tenths = Math.round(ms / 100) / 10;
	if (tenths < 60) return `${tenths.toFixed(1)} s`;
	const minutes = Math.floor(tenths / 60);
	return `${minutes}:${(tenths - minutes * 60).toFixed(1).padStart(4, "0")} min`;
}
