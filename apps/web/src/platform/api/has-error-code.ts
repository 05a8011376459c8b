import type { ErrorCode } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";

export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
	return error instanceof TRPCClientError && error.data?.appCode === code;
}

/** Whether the call was refused with a 404 of the API, which a retry would not change. */
export function isNotFound(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404 && error.data.appCode !== null;
}
