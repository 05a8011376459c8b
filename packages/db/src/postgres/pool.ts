import pg from "pg";

const CONNECT_TIMEOUT_MS = 10_000;
/** A transaction whose process hangs must not hold its rows for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Opens a pool on which whole numbers and sums of any size come back as numbers, as they do on SQLite. */
export function openPool(url: string, poolSize: number): pg.Pool {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, Number);
	types.setTypeParser(pg.types.builtins.NUMERIC, Number);
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize,
		application_name: "hilo",
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		types,
	});
	// A connection that breaks leaves the pool by itself. Without a listener its error would end the process: the pool
	// passes on those of idle connections only, the others must be listened to one by one.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}
