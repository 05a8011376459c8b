import type { DuelCard } from "@hilo/rules/duels/duels.views";

/** Why a duel waits for the player: "Maya scored 5 of 10 in Countries". */
export function turnText({ other, title, mode, toBeat, rounds, isRematch }: DuelCard): string {
	const name = other?.name ?? "Guest";
	if (mode === "live") return `${name} wants a live duel: ${title}`;
	if (toBeat) return `${name} scored ${toBeat.score}${rounds === null ? "" : ` of ${rounds}`} in ${title}`;
	return isRematch ? `${name} wants a rematch: ${title}` : `${name} challenges you: ${title}`;
}
