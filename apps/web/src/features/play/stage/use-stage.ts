import type { Direction } from "@hilo/rules/play/engine";
import { useCallback, useEffect, useMemo, useReducer } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { watchVisibility } from "../../../platform/visibility.ts";
import { type Dealer, DealerError, type DealtRun } from "./dealer.ts";
import { nextCueAt, openStage, reduceStage, type StageEvent } from "./stage-machine.ts";
import type { StageRules } from "./stage-rules.ts";
import { clockOf, type StageState, secondsLeft, takesGuess } from "./stage-state.ts";

type Post = (event: Untimed<StageEvent>) => void;
type Untimed<E> = E extends StageEvent ? Omit<E, "now"> : never;

/**
 * A run on the stage. `run` is the one that came with the page. While `isHeld`, no clock runs; afterwards the dealer
 * returns the run again.
 */
export function useStage(rules: StageRules, dealer: Dealer, run: DealtRun | null, isHeld = false) {
	const [stage, dispatch] = useReducer(reduceStage, null, () => openStage(rules, run, performance.now()));
	const post: Post = useCallback((event) => dispatch({ ...event, now: performance.now() }), []);

	const holds = isHeld && takesGuess(stage);
	useEffect(() => {
		if (holds) post({ type: "held" });
	}, [holds, post]);
	useClockwork(nextCueAt(stage), post);
	useDealing(stage, dealer, post);

	const choose = useCallback((direction: Direction) => post({ type: "chosen", direction }), [post]);
	const again = useCallback(() => post({ type: "again" }), [post]);
	const isClosing = stage.phase === "closing";
	const skip = useMemo(() => (isClosing ? () => post({ type: "skipped" }) : null), [isClosing, post]);
	return { stage, choose, again, skip };
}

/** Wakes the stage when its next change is due. A timer may be slightly early, or minutes late in a background tab. */
function useClockwork(cueAt: number | null, post: Post) {
	useEffect(() => {
		if (cueAt === null) return;
		let timer = 0;
		const wake = () => {
			clearTimeout(timer);
			const early = cueAt - performance.now();
			if (early > 0) timer = window.setTimeout(wake, Math.ceil(early));
			else post({ type: "clock" });
		};
		wake();
		const unwatch = watchVisibility(wake);
		return () => {
			clearTimeout(timer);
			unwatch();
		};
	}, [cueAt, post]);
}

/** Calls the dealer for what the stage waits for: a run, a verdict, or a later round. */
function useDealing(stage: StageState, dealer: Dealer, post: Post) {
	const waitsForRun = stage.phase === "dealing" || stage.phase === "opening";
	useEffect(() => {
		if (!waitsForRun) return;
		return asking(
			(signal) => dealer.start(signal),
			post,
			(run) => post({ type: "dealt", run }),
		);
	}, [waitsForRun, dealer, post]);

	const guess = stage.phase === "judging" ? stage.guess : null;
	const round = stage.pair?.round ?? 0;
	useEffect(() => {
		if (!guess) return;
		return asking(
			(signal) => dealer.guess(round, guess, signal),
			post,
			(answer) => post({ type: "answered", answer }),
		);
	}, [guess, round, dealer, post]);

	const waitsForRound = stage.phase === "waiting";
	useEffect(() => {
		if (!waitsForRound) return;
		return asking(
			async (signal) => (await dealer.next?.(round, signal)) ?? null,
			post,
			(run) => post({ type: "came", run }),
		);
	}, [waitsForRound, round, dealer, post]);
}

/** Calls the dealer and passes the answer on, unless the returned function has ended it. */
function asking<T>(
	ask: (signal: AbortSignal) => Promise<T>,
	post: Post,
	hear: (answer: T) => void,
): () => void {
	const stop = new AbortController();
	ask(stop.signal).then(
		(answer) => {
			if (!stop.signal.aborted) hear(answer);
		},
		(error: unknown) => {
			if (stop.signal.aborted) return;
			const foreseen = error instanceof DealerError;
			if (!foreseen) reportError(error);
			post({ type: "failed", message: foreseen ? error.message : errorText(error) });
		},
	);
	return () => stop.abort();
}

/** The seconds on the stage's clock, updated every second; null without a clock. */
export function useSecondsLeft(stage: StageState): number | null {
	const clock = clockOf(stage);
	useSecondsUntil(clock.kind === "running" ? clock.deadline : null);
	return secondsLeft(clock, performance.now());
}
