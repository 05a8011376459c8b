import { z } from "zod";
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

/** Returns a schema for an id; everything else is refused with the code. */
export function idField(code: ErrorCode) {
	return z.string(errorCode(code)).regex(/^[\w-]{1,64}$/, errorCode(code));
}

/** Returns a schema for a text that `check` accepts, as `clean` returns it. @param code of what is no text */
export function textField(
	code: ErrorCode,
	check: (text: string) => ErrorCode | null,
	clean: (text: string) => string,
) {
	return z.string(errorCode(code)).superRefine(refineWith(check)).overwrite(clean);
}

/** Returns the code of a schema's issue; undefined for an issue of zod's own. */
export function issueCode({ message }: { readonly message: string }): ErrorCode | undefined {
	return isErrorCode(message) ? message : undefined;
}
