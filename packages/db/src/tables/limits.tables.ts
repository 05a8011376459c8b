import { millis, number, text } from "./column.ts";

export const LIMITS_TABLES = {
	/** A hit adds 1, or starts a new window when the row has expired. Expired rows may be deleted. */
	rate_limits: {
		key: text,
		window_start: millis,
		expires_at: millis,
		hits: number,
	},
};
