import { column, millis, text } from "./column.ts";

export const PRESENCE_TABLES = {
	presences: {
		user_id: text,
		/** As last posted. It holds for 90 seconds. */
		status: column<"online" | "away" | "busy" | "offline">(),
		/** Of the last post. */
		last_seen_at: millis,
	},
};
