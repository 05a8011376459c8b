import { DUELS_FAILURES } from "@hilo/rules/duels/duels.failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { bringTexts } from "./brought-texts.ts";

/** FALLBACKS of the duels' calls. Loaded with their pages, not with the first load. */
export const DUELS_FALLBACKS = {
	"duels.begin": "duels/play-failed",
	"duels.create": "duels/create-failed",
	"duels.current": "duels/play-failed",
	"duels.decline": "duels/answer-failed",
	"duels.get": "duels/load-failed",
	"duels.guess": "duels/guess-failed",
	"duels.leave": "duels/play-failed",
	"duels.live": "duels/play-failed",
	"duels.mine": "duels/list-failed",
	"duels.ready": "duels/play-failed",
	"duels.rematch": "duels/create-failed",
	"duels.timeOut": "duels/guess-failed",
} as const satisfies Partial<Record<ProcedurePath, keyof typeof DUELS_FAILURES>>;

/** Called by everything that shows duels. */
export function bringDuelsTexts(): void {
	const texts = Object.entries(DUELS_FALLBACKS).map(([path, code]) => [path, DUELS_FAILURES[code].message]);
	bringTexts(Object.fromEntries(texts));
}
