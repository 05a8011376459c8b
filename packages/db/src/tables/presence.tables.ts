import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface PresenceTables {
	presences: PresencesTable;
	server_processes: ServerProcessesTable;
	last_online: LastOnlineTable;
}

/** A user who is offline has no row. */
export interface PresencesTable {
	user_id: string;
	process_id: string;
	status: "online" | "away" | "busy";
	/** 1 while the process holds a live connection of the user. Valid while the process is alive. */
	is_connected: Flag;
	/** Until when the user counts as present without a connection. */
	online_until: Millis;
}

export interface ServerProcessesTable {
	id: string;
	/** Renewed by the process itself. After this moment the process counts as dead. */
	alive_until: Millis;
}

export interface LastOnlineTable {
	user_id: string;
	at: Millis;
}

export const PRESENCE_COLUMNS = {
	presences: { user_id: true, process_id: true, status: true, is_connected: true, online_until: true },
	server_processes: { id: true, alive_until: true },
	last_online: { user_id: true, at: true },
} as const satisfies Columns<PresenceTables>;
