import { TRPCClientError } from "@trpc/client";

/** Returns whether nothing stands at the address, or nothing that may be told of. */
export function isNoDuel(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
