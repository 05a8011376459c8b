import type { ErrorCode } from "@hilo/rules/errors/errors";

const fallbacks = new WeakMap<object, ErrorCode>();

/** Remembers which documented text belongs to an error, as the query or mutation that failed names it in its meta. */
export function noteFallback(error: object, fallback: ErrorCode | undefined): void {
	if (fallback) fallbacks.set(error, fallback);
}

export function fallbackOf(error: object): ErrorCode {
	return fallbacks.get(error) ?? "site/unexpected";
}
