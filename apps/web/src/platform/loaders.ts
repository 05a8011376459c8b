import { notFound } from "@tanstack/react-router";
import { statusOf } from "./api/errors.ts";

/** Hovering over a link preloads its page; that answer may be used for five seconds. */
export const PRELOADED = { staleTime: 5000 } as const;

/** Waits until all data of a page is loaded or failed. Never throws: the page shows what failed. */
export async function settled(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	await Promise.allSettled(work);
}

/** Returns the call's answer. Turns a refusal with one of these statuses into the router's not-found. */
export function orNotFound<Answer>(
	call: Promise<Answer>,
	statuses: readonly number[] = [404],
): Promise<Answer> {
	return call.catch((error: unknown) => {
		throw statuses.includes(statusOf(error) ?? 0) ? notFound() : error;
	});
}
