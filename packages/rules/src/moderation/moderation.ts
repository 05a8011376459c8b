import { checkText } from "../text/player-text.ts";
import type { ModerationErrorCode } from "./moderation.errors.ts";

// Promised in docs/product.md#moderation.

export const REPORT_KINDS = ["person", "message", "game"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const DECISIONS = ["dismiss", "warn", "remove", "suspend"] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_STATUSES = {
	dismiss: "dismissed",
	warn: "warned",
	remove: "removed",
	suspend: "suspended",
} as const satisfies Record<Decision, string>;

/** Shown in both chats in place of a removed message. */
export const REMOVED_MESSAGE = "Removed by an administrator";
export const CONTEXT_MESSAGES = 5;
/** Of a reason or a warning, in code points. */
export const MAX_DECISION_MESSAGE_LENGTH = 1_000;
/** How long a removed game can be restored (docs/product.md#moderation). */
export const RESTORABLE_DAYS = 30;

const MIN_DECIDED_REPORTS = 5;
const MIN_DISMISSED_SHARE = 0.8;

/** Returns whether a player often reports wrongly: of 5 or more decided reports, at least 4 in 5 were dismissed. */
export function reportsOftenFalsely({ decided, dismissed }: { decided: number; dismissed: number }): boolean {
	return decided >= MIN_DECIDED_REPORTS && dismissed >= decided * MIN_DISMISSED_SHARE;
}

/** Returns the error code of an administrator's message to a player, which may be empty; null when it is valid. */
export function checkDecisionMessage(message: string): ModerationErrorCode | null {
	return checkText(message, MAX_DECISION_MESSAGE_LENGTH, {
		unreadable: "moderation/message-unreadable",
		tooLong: "moderation/message-too-long",
	});
}

/** Returns a name to replace an offending one. `random` is from 0 to 1, exclusive. */
export function neutralName(random: number): string {
	return `player-${Math.floor(random * 36 ** 6)
		.toString(36)
		.padStart(6, "0")}`;
}

export const REPORT_REASONS = ["spam", "abuse", "cheating", "copyright", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** In code points. */
export const MAX_REPORT_TEXT_LENGTH = 1_000;

/** Returns the error code of a report's text, which may be empty; null when it is valid. */
export function checkReportText(text: string): ModerationErrorCode | null {
	return checkText(text, MAX_REPORT_TEXT_LENGTH, { tooLong: "moderation/text-too-long" });
}

/** The end of a suspension without an end: the last moment that a JavaScript Date can hold, in epoch ms. */
export const NO_SUSPENSION_END = 8_640_000_000_000_000;

/** Returns whether a suspension is in force. `until` and `now` in epoch ms; `until` is null without a suspension. */
export function isSuspended(until: number | null, now: number): boolean {
	return until !== null && until > now;
}

/** Returns the message of a refused sign-in. `until` in epoch ms; the time zone decides which day is named. */
export function suspensionText(until: number, timeZone: string): string {
	if (until >= NO_SUSPENSION_END) return "This account is suspended.";
	return `This account is suspended until ${dayInWords(until, timeZone)}.`;
}

/** Returns the day of a moment (epoch ms) in a time zone: "3 December 2026". */
export function dayInWords(at: number, timeZone: string): string {
	return new Date(at).toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
}
