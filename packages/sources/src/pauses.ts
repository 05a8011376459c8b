import type { SourceClock } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";
import type { ProviderId } from "./providers.ts";

/** The pause after a first failure; it doubles with each further one. */
const PAUSE_MS = 60_000;
/** Also the limit where the provider asks for more. */
const LONGEST_PAUSE_MS = 3_600_000;

/** Circuit breakers of this process, so that a failing provider is not asked again and again. */
export interface Pauses {
	isPaused(provider: ProviderId, filter: string): boolean;
	pause(provider: ProviderId, filter: string, error: unknown): void;
	end(provider: ProviderId, filter: string): void;
}

interface Pause {
	readonly until: number;
	readonly failures: number;
}

/** Returns breakers for each provider and each of its filters. */
export function createPauses(clock: Pick<SourceClock, "elapsed">): Pauses {
	const pauses = new Map<string, Pause>();
	const ofFilter = (provider: ProviderId, filter: string) => `${provider} ${filter}`;
	return {
		isPaused(provider, filter) {
			const now = clock.elapsed();
			return [provider, ofFilter(provider, filter)].some((name) => (pauses.get(name)?.until ?? 0) > now);
		},
		pause(provider, filter, error) {
			const failed = error instanceof SourceError;
			// Too little for one filter says nothing about the others.
			const name = failed ? provider : ofFilter(provider, filter);
			const failures = (pauses.get(name)?.failures ?? 0) + 1;
			const asked = failed ? (error.retryAfterMs ?? 0) : 0;
			const length = Math.min(Math.max(PAUSE_MS * 2 ** (failures - 1), asked), LONGEST_PAUSE_MS);
			pauses.set(name, { until: clock.elapsed() + length, failures });
		},
		end(provider, filter) {
			pauses.delete(provider);
			pauses.delete(ofFilter(provider, filter));
		},
	};
}
