import { ERRORS, type ErrorCode, isErrorCode } from "./errors.ts";

const CODES = new Map<string, ErrorCode>(
	Object.entries(ERRORS).flatMap(([code, { message }]) => (isErrorCode(code) ? [[message, code]] : [])),
);

/**
 * Returns the catalogue's code of what a schema found wrong, undefined when the finding carries none: schemas name it as `params.code` or
 * use the catalogue's text, and texts are unique.
 */
export function issueCode(issue: {
	readonly message: string;
	readonly params?: unknown;
}): ErrorCode | undefined {
	const { params } = issue;
	const code = typeof params === "object" && params !== null && "code" in params ? params.code : undefined;
	return isErrorCode(code) ? code : CODES.get(issue.message);
}
