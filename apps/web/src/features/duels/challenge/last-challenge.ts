import type { Outputs } from "../../../platform/api/trpc.ts";
import type { VisibleGame } from "../../../platform/visible-games.ts";
import type { DuelCard } from "../duel-text.ts";

type LastChallenge = DuelCard & { readonly game: Exclude<DuelCard["game"], "deck"> };

/** The player's newest challenge of a game that can be played now. The cards of a daily deck are no game. */
export function lastChallenge(
	duels: Outputs["duels"]["mine"] | undefined,
	visible: readonly VisibleGame[],
): LastChallenge | undefined {
	const sent = [...(duels?.waiting ?? []), ...(duels?.recent ?? [])].filter(
		(duel): duel is LastChallenge =>
			duel.isChallenger &&
			(duel.game === "custom"
				? duel.customGameId !== null
				: visible.some(({ game }) => game.id === duel.game)),
	);
	return sent.toSorted((a, b) => b.at - a.at)[0];
}
