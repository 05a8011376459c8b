import type { ErrorCode } from "@hilo/rules/errors/errors";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { noteFallback } from "./failures.ts";

/** A connection that broke gets a second try; an answer, whatever it says, is an answer. */
const retry = (failures: number, error: Error) => failures < 1 && !("data" in error && error.data);

/** What every query and mutation says about itself: which text of the catalogue to show when the server gave none. */
export type AppMeta = { fallback?: ErrorCode };

declare module "@tanstack/react-query" {
	interface Register {
		queryMeta: AppMeta;
		mutationMeta: AppMeta;
	}
}

export function createQueryClient(): QueryClient {
	return new QueryClient({
		queryCache: new QueryCache({ onError: (error, query) => noteFallback(error, query.meta?.fallback) }),
		mutationCache: new MutationCache({
			onError: (error, _input, _result, mutation) => noteFallback(error, mutation.meta?.fallback),
		}),
		defaultOptions: { queries: { staleTime: 10_000, retry, retryDelay: 500 } },
	});
}
