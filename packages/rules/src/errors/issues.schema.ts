import type { z } from "zod";
import { type ErrorCode, isErrorCode } from "./errors.ts";

/** Returns what a schema says of a wrong value: the code itself, as the message of its issue. */
export function errorCode(code: ErrorCode): ErrorCode {
	return code;
}

/** Returns an adapter for `superRefine` from a check that gives a code or null. No check follows a refusal. */
export function refineWith<T>(check: (value: T) => ErrorCode | null) {
	return (value: T, ctx: z.RefinementCtx<T>): void => {
		const code = check(value);
		if (code) ctx.addIssue({ code: "custom", message: errorCode(code), continue: false });
	};
}

/** Returns the code of a schema's issue; undefined for an issue of zod's own. */
export function issueCode({ message }: { readonly message: string }): ErrorCode | undefined {
	return isErrorCode(message) ? message : undefined;
}
