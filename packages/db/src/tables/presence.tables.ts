import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface PresenceTables {
	presences: PresencesTable;
	server_processes: ServerProcessesTable;
	last_online: LastOnlineTable;
}

/** Who is there now, as each server process knows it. Who is offline has no row. */
export interface PresencesTable {
	user_id: string;
	process_id: string;
	status: "online" | "away" | "busy";
	/** 1 while the process holds a live connection of the user. It counts as long as the process is alive. */
	is_connected: Flag;
	/** Until when the user counts as present without a connection. */
	online_until: Millis;
}

export interface ServerProcessesTable {
	id: string;
	/** Moved on by the process itself. Once it has passed, the process is taken for dead. */
	alive_until: Millis;
}

export interface LastOnlineTable {
	user_id: string;
	/** When the user was last seen going offline. */
	at: Millis;
}

export const PRESENCE_COLUMNS = {
	presences: { user_id: true, process_id: true, status: true, is_connected: true, online_until: true },
	server_processes: { id: true, alive_until: true },
	last_online: { user_id: true, at: true },
} as const satisfies Columns<PresenceTables>;
