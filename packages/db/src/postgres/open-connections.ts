import pg from "pg";
import { LOCK_TRY_MS, type TimeLimits } from "./limits.ts";

const CONNECT_TIMEOUT_MS = 10_000;
/** Ends transactions of a hanging process, which would hold their locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Returns a pool that opens connections as needed. `int8` and `numeric` values arrive as numbers, as on SQLite. */
export function openConnections(url: string, maxConnections: number, limits?: TimeLimits): pg.Pool {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, Number);
	types.setTypeParser(pg.types.builtins.NUMERIC, Number);
	const connections = new pg.Pool({
		connectionString: url,
		max: maxConnections,
		application_name: "hilo",
		connectionTimeoutMillis: limits?.connectMs ?? CONNECT_TIMEOUT_MS,
		...(limits && { statement_timeout: limits.statementMs, lock_timeout: LOCK_TRY_MS }),
		keepAlive: true,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		types,
	});
	// Without a listener, a connection error would end the process. The pool reports those of idle connections only.
	connections.on("error", () => {});
	connections.on("connect", (client) => client.on("error", () => {}));
	return connections;
}

/** Closes the idle connections, which may be dead. */
export function dropIdle(connections: pg.Pool): void {
	for (let n = connections.idleCount; n > 0; n--) {
		connections.connect().then(
			(client) => client.release(true),
			() => undefined,
		);
	}
}
