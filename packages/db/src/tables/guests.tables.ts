import { millis, nullable, text } from "./column.ts";

export const GUESTS_TABLES = {
	/** Visitors who have played a daily deck or a duel. Their guest cookie holds the secret. */
	guests: {
		id: text,
		secret_hash: text,
		created_at: millis,
		seen_at: millis,
		/** An IANA name; null until the visitor plays a daily deck. */
		time_zone: nullable(text),
		/** The zone before the last change, whose open days stay open until they close; null for none. */
		previous_zone: nullable(text),
		zone_changed_at: nullable(millis),
		/** The oldest and the newest day that were open at the change; null before the first. */
		open_from: nullable(text),
		open_to: nullable(text),
	},
};
