import { TRPCClientError } from "@trpc/client";

/** Whether there is no such duel, or the user may not know of it. */
export function isNoDuel(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
