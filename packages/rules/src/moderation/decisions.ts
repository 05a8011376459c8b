import { checkText } from "../text/player-text.ts";
import type { ModerationErrorCode } from "./moderation.errors.ts";

// Promised in docs/product.md#moderation.

export const REPORT_KINDS = ["person", "message", "game"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What an administrator may do about what was reported. */
export const DECISIONS = ["dismiss", "warn", "remove", "suspend"] as const;
export type Decision = (typeof DECISIONS)[number];

/** How a report stands after each decision. */
export const DECIDED = {
	dismiss: "dismissed",
	warn: "warned",
	remove: "removed",
	suspend: "suspended",
} as const satisfies Record<Decision, string>;

/** What stands in both chats in the place of a removed message. */
export const REMOVED_MESSAGE = "Removed by an administrator";
/** Messages that are shown before and after one that was reported. */
export const CONTEXT_MESSAGES = 5;
/** The longest reason or warning that goes to a player, in code points. */
export const DECISION_MESSAGE_MAX = 1_000;
/** How long a removed game can be restored (D60). */
export const RESTORABLE_DAYS = 30;

const OFTEN_FROM = 5;
const OFTEN_SHARE = 0.8;

/** Returns whether somebody mostly reports what is fine: of five or more reports that were decided, four in five were dismissed. */
export function reportsOftenFalsely({ decided, dismissed }: { decided: number; dismissed: number }): boolean {
	return decided >= OFTEN_FROM && dismissed >= decided * OFTEN_SHARE;
}

/** Returns what is wrong with what a player is told of a decision; null when it is fine. Whoever is not told anything needs none. */
export function checkDecisionMessage(message: string): ModerationErrorCode | null {
	return checkText(message, DECISION_MESSAGE_MAX, {
		unreadable: "moderation/message-unreadable",
		tooLong: "moderation/message-too-long",
	});
}

/** Returns the name that takes the place of an offending one. `random` is between 0 and 1. */
export function neutralName(random: number): string {
	return `player-${Math.floor(random * 36 ** 6)
		.toString(36)
		.padStart(6, "0")}`;
}
