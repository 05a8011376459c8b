import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface ModerationTables {
	reports: ReportsTable;
	suspensions: SuspensionsTable;
}

/** Why somebody may not sign in. Until when stands with the user. */
export interface SuspensionsTable {
	user_id: string;
	reason: string;
	/** What the administrator who decided it was called. */
	by_name: string;
	since: Millis;
}

/** What players report to the administrators: one row for each reporter and thing. A repeated report opens it again. */
export interface ReportsTable {
	id: string;
	reporter_id: string;
	kind: "person" | "message" | "game";
	/** The id of what is reported. */
	subject_id: string;
	/** Whose doing it is; null where it is the site's own. */
	accused_id: string | null;
	reason: "spam" | "abuse" | "cheating" | "copyright" | "other";
	/** What the reporter wrote; "" where nothing. */
	text: string;
	/** What the reported thing said at the time; null where it says nothing. */
	evidence: string | null;
	created_at: Millis;
	/** What an administrator made of it; null while it waits. */
	decision: "dismissed" | "warned" | "removed" | "suspended" | null;
	decided_at: Millis | null;
	/** How often it was decided before it was reported again. */
	decided_before: Generated<number>;
	/** How many of these decisions were dismissals. */
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
