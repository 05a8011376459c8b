import { SourceError } from "./http/source-error.ts";
import type { ProviderId } from "./providers.ts";

/** After a failure the provider is left alone this long, or as long as it asked for, within bounds. */
export const PAUSE_MS = 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

/** Remembers who failed, so that players don't wait for the same failure again and again. Per process. */
export interface Pauses {
	isPaused(provider: ProviderId, filter: string): boolean;
	pause(provider: ProviderId, filter: string, error: unknown): void;
}

/** An empty memory. */
export function createPauses(clock: { now(): number }): Pauses {
	const until = new Map<string, number>();
	const ofFilter = (provider: ProviderId, filter: string) => `${provider} ${filter}`;
	return {
		isPaused(provider, filter) {
			const now = clock.now();
			return [provider, ofFilter(provider, filter)].some((name) => (until.get(name) ?? 0) > now);
		},
		pause(provider, filter, error) {
			const failed = error instanceof SourceError;
			const asked = failed ? (error.retryAfterMs ?? 0) : 0;
			const length = Math.min(Math.max(PAUSE_MS, asked), LONGEST_PAUSE_MS);
			// Too little for one filter says nothing about the others.
			until.set(failed ? provider : ofFilter(provider, filter), clock.now() + length);
		},
	};
}
