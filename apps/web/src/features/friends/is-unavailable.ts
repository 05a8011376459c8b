import { TRPCClientError } from "@trpc/client";

/** Whether the server lacks the friends feature, which it shows by answering 404. */
export function isUnavailable(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
