import { isUnavailable, isUnstorableText } from "@hilo/db/database-errors";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import { issueCode } from "@hilo/rules/errors/issues.schema";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import type { Outage } from "./outage.ts";
import type { Logger } from "./system/logger.ts";

/** `Retry-After` while the database does not answer. */
const RETRY_SECONDS = 5;

/** Unknown errors become `site/unexpected`: neither their text nor the validator's leaves the server. */
export function asAppError(thrown: unknown): AppError {
	if (thrown instanceof AppError) return thrown;
	if (thrown instanceof ZodError) return inputError(thrown);
	if (thrown instanceof TRPCError) return protocolError(thrown);
	if (isUnstorableText(thrown)) return new AppError("request/invalid");
	if (isAbortedRequest(thrown)) return new AppError("request/abandoned");
	if (isUnavailable(thrown)) return outOfService(thrown);
	return new AppError("site/unexpected");
}

/** Node's error for a client that disconnects within its body. A connection to the database names a system call. */
function isAbortedRequest(thrown: unknown): boolean {
	return (
		thrown instanceof Error && "code" in thrown && thrown.code === "ECONNRESET" && !("syscall" in thrown)
	);
}

export function outOfService(cause?: unknown): AppError {
	return new AppError("site/out-of-service", { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Logs failures of the site itself, but no refusals. `log` is lazy, because it creates the request's id. */
export function logFailure(
	to: { readonly log: () => Logger; readonly outage: Outage },
	thrown: unknown,
	where: string,
): void {
	const { code } = asAppError(thrown);
	if (code !== "site/unexpected" && code !== "site/out-of-service") return;
	const origin = originOf(thrown);
	// The cause was logged where it occurred.
	if (origin instanceof AppError && code === "site/out-of-service") return;
	if (!to.outage.recordIfUnavailable(origin, where))
		to.log().error({ err: origin, where }, "unexpected error");
}

function originOf(thrown: unknown): unknown {
	const isWrapper = thrown instanceof TRPCError || thrown instanceof AppError;
	return isWrapper && thrown.cause !== undefined ? originOf(thrown.cause) : thrown;
}

function protocolError({ code, cause }: TRPCError): AppError {
	const appError = asAppError(cause);
	return appError.code === "site/unexpected"
		? new AppError(PROTOCOL_ERRORS[code] ?? appError.code)
		: appError;
}

const PROTOCOL_ERRORS: Partial<Record<TRPCError["code"], ErrorCode>> = {
	NOT_FOUND: "request/no-such-path",
	METHOD_NOT_SUPPORTED: "request/no-such-path",
	PARSE_ERROR: "request/malformed-json",
	BAD_REQUEST: "request/invalid",
	PAYLOAD_TOO_LARGE: "request/too-large",
	UNSUPPORTED_MEDIA_TYPE: "request/wrong-type",
};

/** The first wrong field decides; without a documented message of its own it gets the general one. */
function inputError(error: ZodError): AppError {
	const [issue] = error.issues;
	return new AppError((issue && issueCode(issue)) ?? "request/invalid");
}
