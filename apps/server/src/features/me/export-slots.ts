import { DAY_MS } from "@hilo/rules/time/durations";
import type { Limits } from "../../platform/limits/rate-limits.ts";

/** The connection is closed after this, so that slow readers don't keep their place. */
export const MAX_EXPORT_MS = 15 * 60_000;

export const RETRY_MS = 30_000;

export const LIMITS = {
	exports: {
		name: "export",
		hits: 20,
		windowMs: DAY_MS,
		error: "accounts/too-many-exports",
	},
	/** Given back at the end. The window frees an account whose export ended with its process. */
	exportsUnderWay: {
		name: "export-under-way",
		hits: 1,
		windowMs: MAX_EXPORT_MS,
		retryMs: RETRY_MS,
		error: "accounts/export-under-way",
	},
} as const satisfies Limits;

/** Per process. */
const MAX_CONCURRENT = 2;

export class ExportSlots {
	#taken = 0;

	/** @returns whether the export may begin. */
	tryAcquire(): boolean {
		if (this.#taken >= MAX_CONCURRENT) return false;
		this.#taken++;
		return true;
	}

	release(): void {
		this.#taken--;
	}
}
