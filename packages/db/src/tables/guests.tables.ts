import type { Columns, Millis } from "./columns-and-values.ts";

export interface GuestsTables {
	guests: GuestsTable;
}

/** Visitors' devices that have played what the server keeps: a daily deck, a duel. Their cookie holds the secret. */
export interface GuestsTable {
	id: string;
	secret_hash: string;
	created_at: Millis;
	/** When the device began its last attempt or duel. */
	seen_at: Millis;
	/** An IANA name; null until the guest plays a daily deck. */
	time_zone: string | null;
	/** The zone before the last change, whose days stay open until they close; null where there was none. */
	previous_zone: string | null;
	/** Of the time zone; null where it never was changed. */
	zone_changed_at: Millis | null;
	/** The oldest and the newest day that were open then; null where it never was changed. */
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
