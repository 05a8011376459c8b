import { CORRECT_ADVANCE_MS, COUNT_UP_MS } from "@hilo/rules/play/delays";
import { useEffect, useState } from "react";
import { answerOf, DUEL_ROUNDS, type DuelRound } from "./duel-rounds.ts";

/** The number is shown for a moment before the verdict. */
export const DUEL_VERDICT_MS = COUNT_UP_MS + 150;

const START = { at: 0, right: 0, guess: undefined as "higher" | "lower" | undefined, hasSettled: false };

/** The three rounds of the home page: the number counts up, then the verdict, then the next pair. */
export function useFirstDuel() {
	const [{ at, right, guess, hasSettled }, setState] = useState(START);
	const round = DUEL_ROUNDS[at];
	const isRight = round && guess === answerOf(round);

	useEffect(() => {
		if (!guess) return;
		let frame = 0;
		const settle = setTimeout(() => {
			// On a slow machine this lets the count's last frame come first.
			frame = requestAnimationFrame(() => setState((now) => ({ ...now, hasSettled: true })));
		}, DUEL_VERDICT_MS);
		const next = setTimeout(
			() => setState(({ at, right }) => ({ ...START, at: at + 1, right: right + (isRight ? 1 : 0) })),
			CORRECT_ADVANCE_MS,
		);
		return () => {
			cancelAnimationFrame(frame);
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
		choose(choice: "higher" | "lower") {
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
