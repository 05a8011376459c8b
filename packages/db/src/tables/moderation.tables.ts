import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface ModerationTables {
	reports: ReportsTable;
	suspensions: SuspensionsTable;
}

/** Why a user may not sign in. `users.suspended_until` has the end. */
export interface SuspensionsTable {
	user_id: string;
	reason: string;
	by_name: string;
	since: Millis;
}

/** One row for each reporter and subject. A repeated report reopens it. */
export interface ReportsTable {
	id: string;
	reporter_id: string;
	kind: "person" | "message" | "game";
	subject_id: string;
	/** The player responsible for it; null for the site's own. */
	accused_id: string | null;
	reason: "spam" | "abuse" | "cheating" | "copyright" | "other";
	text: string;
	/** What the reported thing said at the time; null where it has no text. */
	evidence: string | null;
	created_at: Millis;
	/** Null while the report waits. */
	decision: "dismissed" | "warned" | "removed" | "suspended" | null;
	decided_at: Millis | null;
	/** How many decisions came before the report was repeated. */
	decided_before: Generated<number>;
	dismissed_before: Generated<number>;
}

export const MODERATION_COLUMNS = {
	reports: {
		id: true,
		reporter_id: true,
		kind: true,
		subject_id: true,
		accused_id: true,
		reason: true,
		text: true,
		evidence: true,
		created_at: true,
		decision: true,
		decided_at: true,
		decided_before: true,
		dismissed_before: true,
	},
	suspensions: { user_id: true, reason: true, by_name: true, since: true },
} as const satisfies Columns<ModerationTables>;
