import type { z } from "zod";
import { ERRORS, type ErrorCode } from "./errors.ts";

/** Has a schema say the catalogue's text when the type is wrong or the value is missing. */
export function says(code: ErrorCode): { error: string } {
	return { error: ERRORS[code].message };
}

/** Turns a check of the rules, which gives a code or null, into a schema's. */
export function refusing<T>(check: (value: T) => ErrorCode | null) {
	return (value: T, ctx: z.RefinementCtx<T>): void => {
		const code = check(value);
		if (code) ctx.addIssue({ code: "custom", message: ERRORS[code].message, params: { code } });
	};
}
