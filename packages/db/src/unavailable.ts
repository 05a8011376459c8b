import { DatabaseConnectionError } from "./connection-error.ts";

/** PostgreSQL: no connection (08), no room (53), stopping (57P0x), read-only (25006), `CODES_OF_ONE_CALL`. */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0[1-4]|25006|57014|55P03|40P01|40001)$/;
/** SQLite: the disk is full, failing or read-only, or another process locks the file for too long. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT)/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** PostgreSQL ended a slow statement, its wait for a lock, a deadlock, a conflict or the connection. */
const CODES_OF_ONE_CALL = /^(?:57014|55P03|40P01|40001|57P01)$/;
/** An open connection broke. The last is also the code of one that could not be made. */
const BROKEN = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What `pg` and Kysely say, without a code, of a connection that was lost or not had in time. */
const LOST =
	/^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered|was closed)|Postgres connection has been discarded)/;
/** And after the database was closed. */
const CLOSED = /^(?:Cannot use a pool after calling end|driver has already been destroyed)/;

/** Whether the database is down, full or read-only, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	if (error instanceof DatabaseConnectionError) return true;
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	if (code === "") return LOST.test(error.message) || CLOSED.test(error.message);
	return [POSTGRES, SQLITE, NETWORK].some((codes) => codes.test(code)) || isMissingSocket(error, code);
}

/** Whether an error that `isUnavailable` accepts may concern one call alone: a slow statement or a lost connection. */
export function mayConcernOneCall(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	if (BROKEN.test(code)) return !isConnecting(error);
	return CODES_OF_ONE_CALL.test(code) || LOST.test(error.message);
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** PostgreSQL removes its Unix socket when it ends. */
function isMissingSocket(error: Error, code: string): boolean {
	return code === "ENOENT" && isConnecting(error);
}

function isConnecting(error: Error): boolean {
	return "syscall" in error && error.syscall === "connect";
}
