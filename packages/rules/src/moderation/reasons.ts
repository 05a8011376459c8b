import { checkText } from "../text/player-text.ts";
import type { ModerationErrorCode } from "./moderation.errors.ts";

/** Why somebody or something is reported (D61). */
export const REPORT_REASONS = ["spam", "abuse", "cheating", "copyright", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The longest text that a report may carry, in code points. */
export const REPORT_TEXT_MAX = 1_000;

/** Returns what is wrong with a report's text; null when it is fine. It may be empty. */
export function checkReportText(text: string): ModerationErrorCode | null {
	return checkText(text, REPORT_TEXT_MAX, { tooLong: "moderation/text-too-long" });
}
