import { checkText } from "../text/player-text.ts";
import type { ModerationErrorCode } from "./moderation.errors.ts";

export const REPORT_REASONS = ["spam", "abuse", "cheating", "copyright", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** In code points. */
export const MAX_REPORT_TEXT_LENGTH = 1_000;

/** Returns the error code of a report's text, which may be empty; null when it is valid. */
export function checkReportText(text: string): ModerationErrorCode | null {
	return checkText(text, MAX_REPORT_TEXT_LENGTH, { tooLong: "moderation/text-too-long" });
}
