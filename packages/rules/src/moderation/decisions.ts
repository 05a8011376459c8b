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
