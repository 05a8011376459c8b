import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { logFailure } from "../log-failure.ts";
import { pathOf } from "./error-path.ts";
import { isNetworkError } from "./is-network-error.ts";

/** Calls whose failure is only logged: the player's own record, and which games are disabled (platform.md, section 8). */
const ONLY_LOGGED: readonly (ProcedurePath | undefined)[] = ["me.get", "site.gameStatus"];

const RETRIES = 2;
const LONGEST_RETRY_MS = 8000;

/** A call that got no answer is tried again a few times. One that was answered is not, whatever the answer says. */
const retry = (failures: number, error: Error) =>
	!import.meta.env.SSR && failures < RETRIES && isNetworkError(error);

/**
 * What a call was sent with may be a password: it is kept hardly longer than its form. Not 0: while a call whose form is
 * gone waits for its answer, TanStack Query would look again without a pause.
 */
export const MUTATION_GC_MS = 700;

/** Returns a client that waits `firstRetryMs` before it tries a call again, and twice as long each further time. */
export function createQueryClient(firstRetryMs = 500): QueryClient {
	const retryDelay = (failures: number) => Math.min(LONGEST_RETRY_MS, firstRetryMs * 2 ** failures);
	return new QueryClient({
		queryCache: new QueryCache({
			onError: (error) => {
				const path = pathOf(error);
				// The server has a log of its own.
				if (!import.meta.env.SSR && ONLY_LOGGED.includes(path)) logFailure(`${path} failed`, error);
			},
		}),
		defaultOptions: {
			// Offline, a call is tried like any other: it fails at once, and its documented text is shown.
			queries: { staleTime: 10_000, networkMode: "always", retry, retryDelay },
			mutations: { networkMode: "always", gcTime: MUTATION_GC_MS },
		},
	});
}
