import { column, flag, millis, text } from "./column.ts";

export const PRESENCE_TABLES = {
	/** A user who is offline has no row. */
	presences: {
		user_id: text,
		process_id: text,
		status: column<"online" | "away" | "busy">(),
		/** 1 while the process holds a live connection of the user. Valid while the process is alive. */
		is_connected: flag,
		/** Until when the user counts as present without a connection. */
		online_until: millis,
	},
	server_processes: {
		id: text,
		/** Renewed by the process itself. After this moment the process counts as dead. */
		alive_until: millis,
	},
	last_online: {
		user_id: text,
		at: millis,
	},
};
