import type { DuelView } from "@hilo/rules/duels/duels.views";

/** What a duel is to the one who looks at it. */
export type Role = "challenger" | "own-ghost" | "challenged" | "anyone";

/** What one calls oneself as one was in the run that is to be beaten. */
export const OWN_GHOST = "Your ghost";

/** Returns who one is in a duel: the one who made it, perhaps against oneself; the one it was sent to; or whoever has its link. */
export function roleIn({ sides, isOwnGhost, isByLink, mayPlay }: DuelView): Role {
	if (isOwnGhost && mayPlay) return "own-ghost";
	if (sides[0]?.isYou) return "challenger";
	return isByLink ? "anyone" : "challenged";
}

/** The name of who made the duel. */
export function challengerOf({ sides }: Pick<DuelView, "sides">): string {
	return sides[0]?.name ?? "Somebody";
}

/** The game and what was chosen of it: "Songs · 1980s". */
export function gameLine({ title, choice }: Pick<DuelView, "title" | "choice">): string {
	return choice ? `${title} · ${choice}` : title;
}

/** How long it goes. */
export function lengthWords(rounds: number | null): string {
	if (rounds === null) return "Until the first mistake";
	return rounds === 10 ? "Ten rounds" : `${rounds} rounds`;
}

/** The rules in a few short sentences. */
export function rulesSentence(duel: Pick<DuelView, "rounds" | "custom" | "mode" | "isOwnGhost">): string {
	const { rounds, isOwnGhost } = duel;
	const who = isOwnGhost ? "You and your ghost" : "You both";
	const cards = `${who} get the same cards in the same order${hasClock(duel) ? ", against the clock" : ""}.`;
	const end = rounds === null ? "One mistake ends it." : "A mistake doesn’t end it.";
	return `${cards} ${end} Most right answers wins; a tie goes to the faster player.`;
}

/** A live duel always has one: nobody is kept waiting for ever. */
export function hasClock({ custom, mode }: Pick<DuelView, "custom" | "mode">): boolean {
	return mode === "live" || custom?.timerSeconds !== 0;
}

/** What stands in the page's title and over a preview of its link. */
export function duelTitle(duel: DuelView): string {
	const role = roleIn(duel);
	const game = gameLine(duel);
	if (duel.verdict !== null && duel.verdict !== "waiting") return `Duel: ${game}`;
	if (role === "own-ghost") return `Beat your ghost: ${game}`;
	if (role === "challenger") return `Your duel: ${game}`;
	return `${challengerOf(duel)} challenges you: ${game}`;
}
