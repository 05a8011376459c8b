import { column, millis, nullable, number, text, withDefault } from "./column.ts";

export const MODERATION_TABLES = {
	/** One row for each reporter and subject. A repeated report reopens it. */
	reports: {
		id: text,
		reporter_id: text,
		kind: column<"person" | "message" | "game">(),
		subject_id: text,
		/** The player responsible for it; null for the site's own. */
		accused_id: nullable(text),
		reason: column<"spam" | "abuse" | "cheating" | "copyright" | "other">(),
		text: text,
		/** What the reported thing said at the time. */
		evidence: text,
		created_at: millis,
		/** Null while the report waits. */
		decision: nullable(column<"dismissed" | "warned" | "removed" | "suspended">()),
		decided_at: nullable(millis),
		/** How many decisions came before the report was repeated. */
		decided_before: withDefault(number),
		dismissed_before: withDefault(number),
	},
	/** Why a user may not sign in. `users.suspended_until` has the end. */
	suspensions: {
		user_id: text,
		reason: text,
		by_name: text,
		since: millis,
	},
};
