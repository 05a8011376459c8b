import type { ErrorCode } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";

/** Whether a call was refused for this reason. */
export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
	return error instanceof TRPCClientError && error.data?.appCode === code;
}

/** Whether a call was refused because there is no such thing, which another try would not change. */
export function isNotFound(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404 && error.data.appCode !== null;
}
