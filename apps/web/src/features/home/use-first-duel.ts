import { CORRECT_ADVANCE_MS, COUNT_UP_MS } from "@hilo/rules/play/delays";
import { useEffect, useState } from "react";

/** The number is shown for a moment before the verdict. */
export const DUEL_VERDICT_MS = COUNT_UP_MS + 150;

type Guess = "higher" | "lower";

const START = { at: 0, right: 0, guess: undefined as Guess | undefined, hasSettled: false };

/** The three rounds of the home page: the number counts up, then the verdict, then the next pair. */
export function useFirstDuel() {
	const [{ at, right, guess, hasSettled }, setState] = useState(START);
	const round = DUEL_ROUNDS[at];
	const isRight = round && guess === answerOf(round);

	useEffect(() => {
		if (!guess) return;
		const settle = setTimeout(() => setState((now) => ({ ...now, hasSettled: true })), DUEL_VERDICT_MS);
		const next = setTimeout(
			() => setState(({ at, right }) => ({ ...START, at: at + 1, right: right + (isRight ? 1 : 0) })),
			CORRECT_ADVANCE_MS,
		);
		return () => {
			clearTimeout(settle);
			clearTimeout(next);
		};
	}, [guess, isRight]);

	return {
		/** Undefined after the last round. */
		round,
		number: at + 1,
		right,
		guess,
		verdict: hasSettled ? (isRight ? ("right" as const) : ("wrong" as const)) : undefined,
		choose(choice: Guess) {
			if (guess) return;
			setState((now) => ({ ...now, guess: choice }));
			fetchNext(DUEL_ROUNDS[at + 1]);
		},
	};
}

/** Preloads the flags of the next round. */
function fetchNext(round: DuelRound | undefined): void {
	if (round) for (const { iso2 } of [round.first, round.second]) new Image().src = flagOf(iso2);
}

export const flagOf = (iso2: string) => `/flags/${iso2}.svg`;

/** Visitors a year, as in the country game. A test compares the numbers with the catalogue. */
export const DUEL_ROUNDS = [
	{
		first: { name: "Turkey", iso2: "tr", value: 45_768_000 },
		second: { name: "Germany", iso2: "de", value: 38_881_000 },
	},
	{
		first: { name: "Australia", iso2: "au", value: 9_246_000 },
		second: { name: "Austria", iso2: "at", value: 30_816_000 },
	},
	{
		first: { name: "China", iso2: "cn", value: 62_900_000 },
		second: { name: "France", iso2: "fr", value: 89_400_000 },
	},
];

export type DuelRound = (typeof DUEL_ROUNDS)[number];

export const DUEL_SOURCE = "UN Tourism, 2018";

export function answerOf({ first, second }: DuelRound): Guess {
	return second.value > first.value ? "higher" : "lower";
}
