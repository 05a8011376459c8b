import { monthOf } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";
import { LinkButton } from "../../../ui/button.tsx";
import { useOwnScores } from "./archive-query.ts";

/** For those who finished the deck on its day: their run is the challenger's side. */
export function ChallengeWithDeck({ day }: { day: Day }) {
	const score = useOwnScores(monthOf(day)).get(day);
	if (score === undefined) return null;
	return (
		<LinkButton kind="quiet" to="/duel/new" search={{ deck: day }}>
			Challenge a friend on this deck
		</LinkButton>
	);
}
