import type { GameId } from "@hilo/rules/play/games";
import type { Direction } from "@hilo/rules/play/run";
import { useCallback, useEffect, useReducer } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { type Dealer, DealerError, type Table } from "./dealer.ts";
import { nextCueAt, openStage, reduceStage, type Stage, type StageEvent } from "./stage-machine.ts";

type Post = (event: Untimed<StageEvent>) => void;
type Untimed<E> = E extends StageEvent ? Omit<E, "now"> : never;

/** A run on the stage: what it shows, and the two things that a player can do. `table` is what came with the page. */
export function useStage(game: GameId, dealer: Dealer, table: Table | null) {
	const [stage, dispatch] = useReducer(reduceStage, null, () => openStage(game, table, performance.now()));
	const post: Post = useCallback((event) => dispatch({ ...event, now: performance.now() }), []);

	useClockwork(nextCueAt(stage), post);
	useDealing(stage, dealer, post);

	const choose = useCallback((direction: Direction) => post({ type: "chosen", direction }), [post]);
	const again = useCallback(() => post({ type: "again" }), [post]);
	return { stage, choose, again };
}

/** Wakes the stage when its next cue is due. A timer may be early by a hair, or late by minutes in a tab that sleeps. */
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
		document.addEventListener("visibilitychange", wake);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", wake);
		};
	}, [cueAt, post]);
}

/** Asks the dealer for what the stage waits for: a table for each game, and an answer to each guess. */
function useDealing({ phase, deadline, guess, pair }: Stage, dealer: Dealer, post: Post) {
	const waiting = phase === "dealing" || (phase === "asking" && deadline === null);
	useEffect(() => {
		if (!waiting) return;
		return asking(
			(signal) => dealer.start(signal),
			post,
			(table) => post({ type: "dealt", table }),
		);
	}, [waiting, dealer, post]);

	const round = pair?.round ?? 0;
	const judging = phase === "judging";
	useEffect(() => {
		if (!judging || !guess) return;
		const ask = (signal: AbortSignal) =>
			guess === "timeout" ? dealer.timeOut(round, signal) : dealer.guess(round, guess, signal);
		return asking(ask, post, (answer) => post({ type: "answered", answer }));
	}, [judging, guess, round, dealer, post]);
}

/** Asks, and hands the answer on unless the asker has gone. Gives what ends the asking. */
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
