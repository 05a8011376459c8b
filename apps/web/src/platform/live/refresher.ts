import type { LiveEvent } from "@hilo/rules/live/live-events";
import { hashKey, matchQuery, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { keysToRefresh } from "./live-event-refreshes.ts";

/** How long facts are gathered after a look, so that a burst of them is few looks. One that comes alone is looked at at once. */
export const GATHER_MS = 50;
/** How long a look may hold up the next one. */
export const PATIENCE_MS = 5000;

export interface Refresher {
	/** Has what the fact names asked for anew: at once where it is on the screen, else when it is shown next. */
	refresh(event: LiveEvent): void;
	stop(): void;
}

/** Asks anew for what facts name. One look at a time: the next waits for the answers, or a stream of facts would let none arrive. */
export function createRefresher(queryClient: QueryClient): Refresher {
	const due = new Map<string, QueryKey>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isStopped = false;
	let next = 0;

	async function look() {
		const keys = [...due.values()];
		due.clear();
		const predicate = (query: Query) => keys.some((queryKey) => matchQuery({ queryKey }, query));
		// A first answer that is on its way may be older than the fact, and is waited for instead of asked for again.
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
		refresh(event) {
			for (const key of keysToRefresh(event)) due.set(hashKey(key), key);
			schedule();
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
