import { useCallback, useSyncExternalStore } from "react";

/** Counts whole seconds, rounded up, until a `performance.now()` time; 0 afterwards, null without a time. */
export function useSecondsUntil(moment: number | null): number | null {
	const subscribe = useCallback(
		(turn: () => void) => {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const wait = () => {
				const left = leftUntil(moment);
				if (left === null || left <= 0) return;
				timer = setTimeout(
					() => {
						turn();
						wait();
					},
					left % 1000 || 1000,
				);
			};
			wait();
			return () => clearTimeout(timer);
		},
		[moment],
	);
	const seconds = () => {
		const left = leftUntil(moment);
		return left === null ? null : Math.ceil(left / 1000);
	};
	return useSyncExternalStore(subscribe, seconds, seconds);
}

function leftUntil(moment: number | null): number | null {
	return moment === null ? null : Math.max(0, moment - performance.now());
}
