import { checkDecisionMessage } from "@hilo/rules/moderation/decisions";
import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";

/** The player reads this text, so it is required. */
export function checkReason(text: string): string | null {
	const reason = text.trim();
	const fault = reason === "" ? "moderation/message-required" : checkDecisionMessage(reason);
	return fault && MODERATION_ERRORS[fault].message;
}

export function checkUntil(day: string): string | null {
	const end = endOf(day);
	const isPast = end !== null && Date.parse(end) <= Date.now();
	return isPast ? MODERATION_ERRORS["moderation/until-invalid"].message : null;
}

/** Returns midnight of that day in the administrator's time zone, as ISO 8601. Null for no day. */
export function endOf(day: string): string | null {
	const start = new Date(`${day}T00:00`);
	return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
