import { FAILURES, type FallbackCode, type OpenEndedCode } from "@hilo/rules/errors/failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { TRPCClientError } from "@trpc/client";
import { isLostCode, LOST_CODE_TEXT } from "../reload.ts";
import { pathOf } from "./error-path.ts";
import { FALLBACKS, GENERAL } from "./fallbacks.ts";

/**
 * Returns the server's text if it gave a reason, otherwise the call's text of FALLBACKS or `override`.
 * An open-ended text is completed by the caller.
 */
export function errorText(error: unknown, override?: FallbackCode | OpenEndedCode): string {
	if (error instanceof TRPCClientError) {
		const code: unknown = error.data?.appCode;
		if (typeof code === "string" && code !== GENERAL) return error.message;
	}
	if (isLostCode(error)) return LOST_CODE_TEXT;
	return FAILURES[override ?? fallbackOf(pathOf(error))].message;
}

function fallbackOf(path: ProcedurePath | undefined): FallbackCode {
	const table: Partial<Record<ProcedurePath, FallbackCode>> = FALLBACKS;
	// A page of a newer server may name other calls.
	return (path && table[path]) ?? GENERAL;
}
