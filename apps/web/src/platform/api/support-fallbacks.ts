import { SUPPORT_FAILURES } from "@hilo/rules/support/support.failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { bringTexts } from "./brought-texts.ts";

/** FALLBACKS of the support tab's calls. Loaded with the tab, not with the first load. */
export const SUPPORT_FALLBACKS = {
	"support.close": "support/close-failed",
	"support.create": "support/create-failed",
	"support.get": "support/ticket-load-failed",
	"support.mine": "support/load-failed",
	"support.notices": "support/load-failed",
	"support.reply": "support/reply-failed",
} as const satisfies Partial<Record<ProcedurePath, keyof typeof SUPPORT_FAILURES>>;

/** Called by the support tab. */
export function bringSupportTexts(): void {
	const texts = Object.entries(SUPPORT_FALLBACKS).map(([path, code]) => [
		path,
		SUPPORT_FAILURES[code].message,
	]);
	bringTexts(Object.fromEntries(texts));
}
