import type { ErrorCode } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";

/** Whether a call was refused for this reason. */
export function isRefusal(error: unknown, code: ErrorCode): boolean {
	return error instanceof TRPCClientError && error.data?.appCode === code;
}
