import { DatabaseBusyError } from "./busy-error.ts";
import { DatabaseConnectionError } from "./connection-error.ts";

/** PostgreSQL: no connection (08), no room (53), stopping (57P0x), read-only (25006), too slow (57014, 55P03). */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0[1-4]|25006|57014|55P03)$/;
/** SQLite: the disk is full, failing or read-only, or another process locks the file for too long. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT)/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** PostgreSQL ended a slow statement, or its wait for a lock. */
const TIMEOUT_CODES = /^(?:57014|55P03)$/;
/** Whether the database is down, full or read-only, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	if (error instanceof DatabaseBusyError) return error.kind === "too-slow";
	if (error instanceof DatabaseConnectionError) return true;
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	return [POSTGRES, SQLITE, NETWORK].some((codes) => codes.test(code)) || isMissingSocket(error, code);
}

/** Whether an error that `isUnavailable` accepts may concern one call alone: a slow statement or a lost connection. */
export function mayConcernOneCall(error: unknown): boolean {
	if (error instanceof DatabaseBusyError) return true;
	if (error instanceof DatabaseConnectionError)
		return error.kind === "connection-lost" || error.kind === "no-connection";
	return error instanceof Error && TIMEOUT_CODES.test(codeOf(error));
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** PostgreSQL removes its Unix socket when it ends. */
function isMissingSocket(error: Error, code: string): boolean {
	return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
