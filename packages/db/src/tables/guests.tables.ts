import type { Columns, Millis } from "./columns-and-values.ts";

export interface GuestsTables {
	guests: GuestsTable;
}

/** Visitors who have played a daily deck or a duel. Their guest cookie holds the secret. */
export interface GuestsTable {
	id: string;
	secret_hash: string;
	created_at: Millis;
	seen_at: Millis;
	/** An IANA name; null until the visitor plays a daily deck. */
	time_zone: string | null;
	/** The zone before the last change, whose open days stay open until they close; null for none. */
	previous_zone: string | null;
	zone_changed_at: Millis | null;
	/** The oldest and the newest day that were open at the change; null before the first. */
	open_from: string | null;
	open_to: string | null;
}

export const GUESTS_COLUMNS = {
	guests: {
		id: true,
		secret_hash: true,
		created_at: true,
		seen_at: true,
		time_zone: true,
		previous_zone: true,
		zone_changed_at: true,
		open_from: true,
		open_to: true,
	},
} as const satisfies Columns<GuestsTables>;
