import type { DuelView } from "@hilo/rules/duels/duels.views";

export type Role = "challenger" | "own-ghost" | "challenged" | "anyone";

/** The name of the player's own earlier run. */
export const OWN_GHOST = "Your ghost";

export function roleIn({ sides, isOwnGhost, isByLink, mayPlay }: DuelView): Role {
	if (isOwnGhost && mayPlay) return "own-ghost";
	if (sides[0]?.isYou) return "challenger";
	return isByLink ? "anyone" : "challenged";
}

export function challengerOf({ sides }: Pick<DuelView, "sides">): string {
	return sides[0]?.name ?? "Somebody";
}

/** "Songs · 1980s". */
export function gameLine({ title, choice }: Pick<DuelView, "title" | "choice">): string {
	return choice ? `${title} · ${choice}` : title;
}

export function lengthWords(rounds: number | null): string {
	if (rounds === null) return "Until the first mistake";
	return rounds === 10 ? "Ten rounds" : `${rounds} rounds`;
}

export function rulesSentence(duel: Pick<DuelView, "rounds" | "custom" | "mode" | "isOwnGhost">): string {
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
	const game = gameLine(duel);
	if (duel.verdict !== null && duel.verdict !== "waiting") return `Duel: ${game}`;
	if (role === "own-ghost") return `Beat your ghost: ${game}`;
	if (role === "challenger") return `Your duel: ${game}`;
	return `${challengerOf(duel)} challenges you: ${game}`;
}
