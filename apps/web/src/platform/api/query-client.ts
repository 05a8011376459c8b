import type { ProcedurePath } from "@hilo/server/app/app-router";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { logFailure } from "../log-failure.ts";
import { isNetworkError, pathOf } from "./errors.ts";

/** Calls whose failure is only logged. */
const ONLY_LOGGED: readonly (ProcedurePath | undefined)[] = ["me.get", "site.gameStatus"];

const RETRIES = 2;
const LONGEST_RETRY_MS = 8000;

/** Retries only calls without an answer, and only in the browser. */
const retry = (failures: number, error: Error) =>
	!import.meta.env.SSR && failures < RETRIES && isNetworkError(error);

/**
 * A call's input may be a password, so it is dropped soon after its form. Not 0: TanStack Query would then poll without
 * a pause while such a call waits for its answer.
 */
export const MUTATION_GC_MS = 700;

/** @param firstRetryMs the pause before the first retry; each further one is twice as long */
export function createQueryClient(firstRetryMs = 500): QueryClient {
	const retryDelay = (failures: number) => Math.min(LONGEST_RETRY_MS, firstRetryMs * 2 ** failures);
	return new QueryClient({
		queryCache: new QueryCache({
			onError: (error) => {
				const path = pathOf(error);
				// The server has its own log.
				if (!import.meta.env.SSR && ONLY_LOGGED.includes(path)) logFailure(`${path} failed`, error);
			},
		}),
		defaultOptions: {
			// Offline, calls fail immediately and show their text, instead of waiting for a connection.
			queries: { staleTime: 10_000, networkMode: "always", retry, retryDelay },
			mutations: { networkMode: "always", gcTime: MUTATION_GC_MS },
		},
	});
}
