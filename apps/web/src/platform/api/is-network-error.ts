import { TRPCClientError } from "@trpc/client";

/** Whether no answer came to a call. */
export function isNetworkError(error: unknown): boolean {
	return !(error instanceof TRPCClientError && error.data);
}
