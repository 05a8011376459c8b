import { TRPCClientError } from "@trpc/client";

/** Returns the `Retry-After` of an answer, in seconds; null without one. The site sends no dates. */
export function retryAfterSeconds({ headers }: Pick<Response, "headers">): number | null {
	const seconds = Number.parseInt(headers.get("Retry-After") ?? "", 10);
	return Number.isNaN(seconds) ? null : seconds;
}

/** Returns the answer with which a call was refused; null for other errors. */
export function responseOf(error: unknown): Response | null {
	// No `instanceof Response`: a server in the same process may have replaced that class, as Hono does.
	return error instanceof TRPCClientError ? ((error.meta?.response as Response | undefined) ?? null) : null;
}
