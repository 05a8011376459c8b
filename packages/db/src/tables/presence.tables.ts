import { column, millis, text } from "./column.ts";

export const PRESENCE_TABLES = {
	presences: {
		user_id: text,
		/** As last posted, or "online" since a live stream was opened. It holds for 90 seconds after `last_seen_at`. */
		status: column<"online" | "away" | "busy" | "offline">(),
		/** Of the last post, or later while a page has a live stream. */
		last_seen_at: millis,
	},
};
