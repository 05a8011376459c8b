import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";
import { fallbackOf } from "./failures.ts";

/**
 * The text to show for a failed call: the server's own message when it sent one of the catalogue's, else the documented fallback
 * (a lost connection, an answer that is none of ours), by default the one that the query or mutation names in its meta. The catalogue
 * is large: import this from lazily loaded code only.
 */
export function errorText(error: object, fallback: ErrorCode = fallbackOf(error)): string {
	const code = error instanceof TRPCClientError ? error.data?.appCode : null;
	return error instanceof TRPCClientError && code && code !== "site/unexpected"
		? error.message
		: ERRORS[fallback].message;
}
