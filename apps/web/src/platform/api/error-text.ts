import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { TRPCClientError } from "@trpc/client";
import { isLostCode, LOST_CODE_TEXT } from "../reload.ts";
import { broughtText } from "./brought-texts.ts";
import { pathOf } from "./error-path.ts";
import { FALLBACKS } from "./fallbacks.ts";
import { SHOWN_FAILURES, type ShownCode, type ShownOpenEndedCode } from "./shown-failures.ts";

/** The code of errors without a specific reason. */
const UNEXPECTED = "site/unexpected";

/**
 * Returns the server's text if it gave a reason, otherwise the call's text of FALLBACKS or `override`.
 * An open-ended text is completed by the caller.
 */
export function errorText(error: unknown, override?: ShownCode | ShownOpenEndedCode): string {
	if (error instanceof TRPCClientError) {
		const code: unknown = error.data?.appCode;
		if (typeof code === "string" && code !== UNEXPECTED) return error.message;
	}
	if (isLostCode(error)) return LOST_CODE_TEXT;
	const path = pathOf(error);
	const brought = override ? undefined : broughtText(path);
	return brought ?? SHOWN_FAILURES[override ?? fallbackOf(path)].message;
}

function fallbackOf(path: ProcedurePath | undefined): ShownCode {
	const table: Partial<Record<ProcedurePath, ShownCode>> = FALLBACKS;
	return (path && table[path]) ?? UNEXPECTED;
}
