import { column, millis, nullable, text, withDefault } from "./column.ts";

export const ACCOUNTS_TABLES = {
	sessions: {
		/** A hash of the session's secret. */
		id: text,
		user_id: text,
		expires_at: millis,
		created_at: millis,
		/** Shown to the user: "Firefox on Linux". */
		device: withDefault(text),
		last_seen_at: withDefault(millis),
	},
	account_tokens: {
		hash: text,
		user_id: text,
		purpose: column<"reset-password" | "change-email" | "verify-email">(),
		email: nullable(text),
		expires_at: millis,
	},
};
