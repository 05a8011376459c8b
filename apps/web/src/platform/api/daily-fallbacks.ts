import { DAILY_FAILURES } from "@hilo/rules/daily/daily.failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { bringTexts } from "./brought-texts.ts";

/** FALLBACKS of the daily deck's calls. Loaded with its pages, not with the first load. */
export const DAILY_FALLBACKS = {
	"daily.archive": "daily/load-failed",
	"daily.board": "daily/load-failed",
	"daily.guess": "daily/guess-failed",
	"daily.history": "daily/load-failed",
	"daily.past": "daily/load-failed",
	"daily.result": "daily/load-failed",
	"daily.setZone": "daily/zone-failed",
	"daily.start": "daily/start-failed",
	"daily.timeOut": "daily/guess-failed",
	"daily.today": "daily/load-failed",
	"daily.zone": "daily/load-failed",
} as const satisfies Partial<Record<ProcedurePath, keyof typeof DAILY_FAILURES>>;

/** Called by everything that makes calls about the daily deck. */
export function bringDailyTexts(): void {
	const texts = Object.entries(DAILY_FALLBACKS).map(([path, code]) => [path, DAILY_FAILURES[code].message]);
	bringTexts(Object.fromEntries(texts));
}
