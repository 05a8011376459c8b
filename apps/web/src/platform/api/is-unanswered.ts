import { TRPCClientError } from "@trpc/client";

/** Whether no answer came to a call. */
export function isUnanswered(error: unknown): boolean {
	return !(error instanceof TRPCClientError && error.data);
}
