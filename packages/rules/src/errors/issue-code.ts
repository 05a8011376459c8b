import { ERRORS, type ErrorCode, isErrorCode } from "./errors.ts";

const CODES = new Map<string, ErrorCode>(
	Object.entries(ERRORS).flatMap(([code, { message }]) => (isErrorCode(code) ? [[message, code]] : [])),
);

/** Returns the code of a schema's issue, from `params.code` or from its unique text; undefined for any other issue. */
export function issueCode(issue: {
	readonly message: string;
	readonly params?: unknown;
}): ErrorCode | undefined {
	const { params } = issue;
	const code = typeof params === "object" && params !== null && "code" in params ? params.code : undefined;
	return isErrorCode(code) ? code : CODES.get(issue.message);
}
