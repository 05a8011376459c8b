import type { DuelView } from "@hilo/rules/duels/duels.views";
import { LinkButton } from "../../../ui/button.tsx";
import { challengerOf } from "../words/duel-words.ts";

/** In place of a live duel's lobby, which the site has not: nothing offers such duels, but a client of its own may make them. */
export function LiveNotYet({ duel }: { duel: DuelView }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">Live duels can’t be played here yet</h1>
			<p className="max-w-prose text-lg text-pretty text-muted [overflow-wrap:anywhere]">
				A duel against <bdi>{duel.sides[0]?.isYou ? (duel.sentTo ?? "a friend") : challengerOf(duel)}</bdi> in
				your own time works: the same cards for both, each when they like.
			</p>
			<LinkButton to="/">Back to Home</LinkButton>
		</div>
	);
}
