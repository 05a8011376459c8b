import type { RoundAnswer } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { markOfAnswer } from "@hilo/rules/play/view";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { LocalSpec } from "../../play/dealers/local-dealer.ts";
import type { RulesOf } from "../play/deck-stage.tsx";

export type PastDeckView = Outputs["daily"]["past"];

/** A past deck for `localDealer`. Answers are appended to `answers`, first round first; nothing is stored. */
export function pastDeckSpec(
	{ rounds }: PastDeckView,
	rulesOf: RulesOf,
	answers: RoundAnswer[],
): Pick<LocalSpec, "deal" | "onAnswer"> {
	return {
		deal: async () => ({
			plan: {
				rounds: rounds.length,
				clockOf(round) {
					const dealt = rounds[round - 1];
					return dealt ? CLASSIC_GAMES[dealt.game] : null;
				},
			},
			roundAt(round) {
				const dealt = rounds[round - 1];
				if (!dealt) throw new RangeError(`No round ${round}`);
				const { game, ...cards } = dealt;
				return { ...cards, rules: rulesOf(game), marks: answers.map(markOfAnswer) };
			},
		}),
		onAnswer: (answer) => answers.push(answer),
	};
}
