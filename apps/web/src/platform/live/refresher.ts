import type { LiveEvent } from "@hilo/rules/live/live-events";
import { hashKey, matchQuery, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { keysToRefresh } from "./live-event-refreshes.ts";

/** Live events are gathered this long after a refetch, so that many cause few. A single one refetches immediately. */
export const GATHER_MS = 50;
/** How long a refetch may delay the next one. */
export const PATIENCE_MS = 5000;

/** Refetches after live events, one batch at a time. Without waiting for answers, many events would cancel them all. */
export function createRefresher(queryClient: QueryClient) {
	const due = new Map<string, QueryKey>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isStopped = false;
	let next = 0;

	async function look() {
		const keys = [...due.values()];
		due.clear();
		const predicate = (query: Query) => keys.some((queryKey) => matchQuery({ queryKey }, query));
		// A first answer that is still coming may be older than the live event. It is awaited, then fetched again.
		const asking = queryClient.getQueryCache().findAll({ predicate, fetchStatus: "fetching" });
		for (const { state, queryHash, queryKey } of asking) if (!state.data) due.set(queryHash, queryKey);
		const answered = queryClient.invalidateQueries({ predicate });
		await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
		timer = undefined;
		next = performance.now() + GATHER_MS;
		schedule();
	}
	function schedule() {
		if (!isStopped && due.size > 0) timer ??= setTimeout(look, next - performance.now());
	}
	return {
		/** Refetches what the live event makes stale: on the screen immediately, otherwise when it is shown. */
		refresh(event: LiveEvent) {
			for (const key of keysToRefresh(event)) due.set(hashKey(key), key);
			schedule();
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
