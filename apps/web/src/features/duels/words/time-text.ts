import { MINUTE_MS } from "@hilo/rules/time/durations";

const SECOND_MS = 1000;

/** "4.2 s", or "1:04.2 min" from a minute on. */
export function timeText(ms: number): string {
	const tenths = Math.round(ms / 100) / 10;
	if (tenths < MINUTE_MS / SECOND_MS) return `${tenths.toFixed(1)} s`;
	const minutes = Math.floor(tenths / 60);
	return `${minutes}:${(tenths - minutes * 60).toFixed(1).padStart(4, "0")} min`;
}
