import { checkDecisionMessage } from "@hilo/rules/moderation/decisions";
import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";

/** Words that a player reads, which are never left out. */
export function checkReason(text: string): string | null {
	const reason = text.trim();
	const fault = reason === "" ? "moderation/message-required" : checkDecisionMessage(reason);
	return fault && MODERATION_ERRORS[fault].message;
}

/** A day to come, or none. */
export function checkUntil(day: string): string | null {
	const end = endOf(day);
	const isPast = end !== null && Date.parse(end) <= Date.now();
	return isPast ? MODERATION_ERRORS["moderation/until-invalid"].message : null;
}

/** The beginning of that day where the administrator is, ISO 8601; null for no day. */
export function endOf(day: string): string | null {
	const start = new Date(`${day}T00:00`);
	return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
