import { vi } from "vitest";

/** Leaves of `crypto` what browsers have on plain http too, until the end of the test. */
export function onPlainHttp(): void {
	const { crypto } = window;
	vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
}
