import pg from "pg";
import type { TimeLimits } from "./limits.ts";

/** How long one may wait for a connection where no limits are set. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A transaction whose process hangs must not hold its rows for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * Returns a pool of connections, which opens them as they are needed. Whole numbers and sums of any size come back as numbers, as they do on
 * SQLite.
 */
export function openConnections(url: string, maxConnections: number, limits?: TimeLimits): pg.Pool {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, Number);
	types.setTypeParser(pg.types.builtins.NUMERIC, Number);
	const connections = new pg.Pool({
		connectionString: url,
		max: maxConnections,
		application_name: "hilo",
		connectionTimeoutMillis: limits?.connectMs ?? CONNECT_TIMEOUT_MS,
		...(limits && { statement_timeout: limits.statementMs }),
		keepAlive: true,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		types,
	});
	// A connection that breaks leaves the pool by itself. Without a listener its error would end the process: the pool
	// passes on those of idle connections only, the others must be listened to one by one.
	connections.on("error", () => {});
	connections.on("connect", (client) => client.on("error", () => {}));
	return connections;
}

/** Closes the connections that nobody uses, because they may lead nowhere. */
export function dropIdle(connections: pg.Pool): void {
	for (let n = connections.idleCount; n > 0; n--) {
		connections.connect().then(
			(client) => client.release(true),
			() => undefined,
		);
	}
}
