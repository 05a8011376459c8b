import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { TRPCClientError } from "@trpc/client";
import { isLostCode, LOST_CODE_TEXT } from "../lost-code.ts";
import { broughtText } from "./brought-texts.ts";
import { pathOf } from "./error-path.ts";
import { FALLBACKS } from "./fallbacks.ts";
import { SHOWN_FAILURES, type ShownCode, type ShownOpenEndedCode } from "./shown-failures.ts";

/** What the server says where it has no reason to give. */
const UNEXPECTED = "site/unexpected";

/**
 * Returns the text to show for an error: the server's own where it gave a reason, else the one that FALLBACKS has for the call.
 * `override` takes the place of the latter where one call has two documented texts. An open-ended one is for the caller to end.
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
