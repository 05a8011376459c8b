import { QueryClient } from "@tanstack/react-query";

const RETRIES = 2;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;

/** A connection that broke is tried again a few times. An answer, whatever it says, is an answer. */
const retry = (failures: number, error: Error) =>
	!import.meta.env.SSR && failures < RETRIES && !("data" in error && error.data);

/** Returns the pause before the next try in milliseconds: twice as long each time. */
const retryDelay = (failures: number) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			// Offline, a call is tried like any other: it fails at once, and its documented text is shown.
			queries: { staleTime: 10_000, networkMode: "always", retry, retryDelay },
			// What a call was sent with may be a password: it is kept no longer than the form that sent it.
			mutations: { networkMode: "always", gcTime: 0 },
		},
	});
}
