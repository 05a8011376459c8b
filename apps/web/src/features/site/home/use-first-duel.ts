import { CORRECT_ADVANCE_MS, COUNT_UP_MS } from "@hilo/rules/play/delays";
import { useEffect, useState } from "react";
import { answerOf, DUEL_ROUNDS, type DuelRound } from "./duel-rounds.ts";
import { DuelResult } from "./home-islands.ts";

/** The number stands for a moment before it is judged. */
export const DUEL_VERDICT_MS = COUNT_UP_MS + 150;

const START = { at: 0, right: 0, guess: undefined as "higher" | "lower" | undefined, hasSettled: false };

/** The home page's three rounds: the number counts, then it is judged, then the next pair comes. */
export function useFirstDuel() {
	const [{ at, right, guess, hasSettled }, setState] = useState(START);
	const round = DUEL_ROUNDS[at];
	const isRight = round && guess === answerOf(round);

	useEffect(() => {
		if (!guess) return;
		let frame = 0;
		const settle = setTimeout(() => {
			// On a slow machine the count's last frame is still to come, and goes first.
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
		/** Undefined after the last one. */
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

/** Before it is shown, so that neither a flag nor the result appears late. */
function fetchNext(round: DuelRound | undefined): void {
	if (round) for (const { iso2 } of [round.first, round.second]) new Image().src = flagOf(iso2);
	// Where it can't be had now, it is asked for again when it is shown.
	DuelResult.preload().catch(() => {});
}

export const flagOf = (iso2: string) => `/flags/${iso2}.svg`;
