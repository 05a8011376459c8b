import { isUnstorableText } from "@hilo/db/unstorable-text";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { issueCode } from "@hilo/rules/errors/issue-code";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";

/**
 * Turns whatever was thrown into an error of the catalogue. A failed check of the input becomes its first field's message; what
 * nobody foresaw becomes `site/unexpected`, so that its own text reaches nobody.
 */
export function asAppError(thrown: unknown): AppError {
	if (thrown instanceof AppError) return thrown;
	if (thrown instanceof ZodError) return inputError(thrown);
	if (thrown instanceof TRPCError) return protocolError(thrown);
	if (isUnstorableText(thrown)) return new AppError("request/invalid");
	return new AppError("site/unexpected");
}

/** tRPC's own refusals, which no use case has seen. */
function protocolError({ code, cause }: TRPCError): AppError {
	const known = asAppError(cause);
	return known.code === "site/unexpected" ? new AppError(PROTOCOL_ERRORS[code] ?? known.code) : known;
}

const PROTOCOL_ERRORS: Partial<Record<TRPCError["code"], ErrorCode>> = {
	NOT_FOUND: "request/no-such-path",
	METHOD_NOT_SUPPORTED: "request/no-such-path",
	PARSE_ERROR: "request/malformed-json",
	BAD_REQUEST: "request/invalid",
	PAYLOAD_TOO_LARGE: "request/too-large",
	UNSUPPORTED_MEDIA_TYPE: "request/wrong-type",
};

function inputError(error: ZodError): AppError {
	const issue = error.issues[0];
	const code = issue && issueCode(issue);
	if (code) return new AppError(code);
	return new AppError("request/invalid", {
		message: `${issue?.path.join(".") || "input"}: ${issue?.message}`,
	});
}
