import { notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";

/** Hovering over a link preloads its page; that answer may be used for five seconds. */
export const PRELOADED = { staleTime: 5000 } as const;

/** Waits until all data of a page is loaded or failed. Never throws: the page shows what failed. */
export async function settled(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	await Promise.allSettled(work);
}

/** Turns a call's refusal with one of these statuses into the router's not-found; other errors stay. */
export function asNotFound(error: unknown, statuses: readonly number[] = [404]): unknown {
	const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
	return statuses.some((each) => each === status) ? notFound() : error;
}
