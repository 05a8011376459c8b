import { TRPCClientError } from "@trpc/client";

/** Whether the call got no answer. */
export function isNetworkError(error: unknown): boolean {
	return !(error instanceof TRPCClientError && error.data);
}
