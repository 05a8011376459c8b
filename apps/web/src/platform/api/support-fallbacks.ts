import { SUPPORT_FAILURES } from "@hilo/rules/support/support.failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { bringTexts } from "./brought-texts.ts";

/** FALLBACKS of the calls that a player's support tab makes: they come with it, and not with the first load. */
export const SUPPORT_FALLBACKS = {
	"support.close": "support/close-failed",
	"support.create": "support/create-failed",
	"support.get": "support/ticket-load-failed",
	"support.mine": "support/load-failed",
	"support.notices": "support/load-failed",
	"support.reply": "support/reply-failed",
} as const satisfies Partial<Record<ProcedurePath, keyof typeof SUPPORT_FAILURES>>;

/** Makes these texts known. The support tab does. */
export function bringSupportTexts(): void {
	const texts = Object.entries(SUPPORT_FALLBACKS).map(([path, code]) => [
		path,
		SUPPORT_FAILURES[code].message,
	]);
	bringTexts(Object.fromEntries(texts));
}
