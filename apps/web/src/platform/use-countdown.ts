import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const SECOND_MS = 1000;
const monotonic = () => performance.now();

/** Whole seconds, rounded up, until `end` on the clock `now`, by default `performance.now()`; null without an end. */
export function useSecondsUntil(end: number | null, now: () => number = monotonic): number | null {
	const subscribe = useCallback(
		(onSecond: () => void) => {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const wait = () => {
				if (end === null || end <= now()) return;
				timer = setTimeout(
					() => {
						onSecond();
						wait();
					},
					(end - now()) % SECOND_MS || SECOND_MS,
				);
			};
			wait();
			return () => clearTimeout(timer);
		},
		[end, now],
	);
	const seconds = () => (end === null ? null : Math.max(0, Math.ceil((end - now()) / SECOND_MS)));
	return useSyncExternalStore(subscribe, seconds, seconds);
}

/**
 * The remaining time in ms, in whole seconds. Calls `onOver` at its end.
 * @param ms the remaining time when the server was asked, at `askedAt` (epoch ms)
 */
export function useCountdown(ms: number, askedAt: number, onOver: () => void): number {
	const [end, setEnd] = useState<number | null>(null);
	// The server's clock may be ahead of this one.
	useEffect(() => setEnd(Math.min(askedAt, Date.now()) + ms), [ms, askedAt]);
	const seconds = useSecondsUntil(end, Date.now);
	const reportOver = useEffectEvent(onOver);
	useEffect(() => {
		if (end !== null && seconds === 0) reportOver();
	}, [end, seconds]);
	return seconds === null ? ms : seconds * SECOND_MS;
}
