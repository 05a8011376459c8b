import { TRPCClientError } from "@trpc/client";

/** Whether a list of friends failed because the server has no such feature (platform.md, section 6). */
export function isUnavailable(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
