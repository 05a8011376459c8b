import { Socket } from "node:net";
import pg from "pg";

/** Longer than PostgreSQL's own `deadlock_timeout` of a second, so that a deadlock is found to be one, and retried. */
const LOCK_MS = 1500;
/** PostgreSQL ends a statement that takes too long. A connection that is silent for longer is dead. */
const GRACE_MS = 500;
const CONNECT_MS = 10_000;
/** Ends transactions of a hanging process, which would hold their locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

export interface Timeouts {
	/** Of a statement. */
	readonly statementMs: number;
	/** The longest wait for a new connection, or for a free one of the pool. */
	readonly connectMs: number;
}

/** Opens connections as needed. `int8` and `numeric` values arrive as numbers, as on SQLite. */
export function openPool(url: string, max: number, timeouts?: Timeouts): pg.Pool {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, Number);
	types.setTypeParser(pg.types.builtins.NUMERIC, Number);
	const pool = new pg.Pool({
		connectionString: url,
		max,
		application_name: "hilo",
		connectionTimeoutMillis: timeouts?.connectMs ?? CONNECT_MS,
		...(timeouts && {
			statement_timeout: timeouts.statementMs,
			lock_timeout: LOCK_MS,
			stream: () => socketUntilSilent(timeouts.statementMs + GRACE_MS),
			idleTimeoutMillis: timeouts.statementMs,
		}),
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		keepAlive: true,
		types,
	});
	// Without a listener, a lost connection would end the process. The pool reports those of idle connections only.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}

/** Not `query_timeout`, after which the pool would lend a connection on which a transaction may have begun. */
function socketUntilSilent(ms: number): Socket {
	const socket = new Socket();
	return socket.setTimeout(ms, () => socket.destroy());
}
