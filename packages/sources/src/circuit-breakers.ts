import { HOUR_MS } from "@hilo/rules/time/durations";
import type { SourceClock } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";
import type { ProviderId } from "./providers.ts";

/** The pause after a first failure; it doubles with each further one. */
const FIRST_PAUSE_MS = 60_000;
/** Also the limit where the provider asks for more. */
const MAX_PAUSE_MS = HOUR_MS;

/** Circuit breakers of this process, so that a failing provider is not asked again and again. */
export interface CircuitBreakers {
	isOpen(provider: ProviderId, filter: string): boolean;
	/** Returns whether it is the first one since a success. */
	recordFailure(provider: ProviderId, filter: string, error: unknown): boolean;
	reset(provider: ProviderId, filter: string): void;
}

interface OpenBreaker {
	readonly until: number;
	readonly failures: number;
}

/** Returns breakers for each provider and each of its filters. */
export function createCircuitBreakers(clock: Pick<SourceClock, "elapsed">): CircuitBreakers {
	const openBreakers = new Map<string, OpenBreaker>();
	const keyOfFilter = (provider: ProviderId, filter: string) => `${provider} ${filter}`;
	return {
		isOpen(provider, filter) {
			const now = clock.elapsed();
			return [provider, keyOfFilter(provider, filter)].some(
				(name) => (openBreakers.get(name)?.until ?? 0) > now,
			);
		},
		recordFailure(provider, filter, error) {
			const isProviderError = error instanceof SourceError;
			// Too little for one filter says nothing about the others.
			const name = isProviderError ? provider : keyOfFilter(provider, filter);
			const failures = (openBreakers.get(name)?.failures ?? 0) + 1;
			const requestedMs = isProviderError ? (error.retryAfterMs ?? 0) : 0;
			const pauseMs = Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (failures - 1), requestedMs), MAX_PAUSE_MS);
			openBreakers.set(name, { until: clock.elapsed() + pauseMs, failures });
			return failures === 1;
		},
		reset(provider, filter) {
			openBreakers.delete(provider);
			openBreakers.delete(keyOfFilter(provider, filter));
		},
	};
}
