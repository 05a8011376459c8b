import type { StreakView } from "@hilo/rules/daily/daily.views";
import { count } from "../../../platform/count.ts";

/** Grace days are called so on the screen. */
export function freezes(days: number): string {
	return count(days, "streak freeze");
}

/** "3 more days until you earn another streak freeze."; empty where no more can be kept. */
export function untilFreezeText({ grace, untilGrace }: StreakView): string {
	if (untilGrace === null) return "";
	const which = grace > 0 ? "another" : "a";
	return `${count(untilGrace, "more day")} until you earn ${which} streak freeze.`;
}
