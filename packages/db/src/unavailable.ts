import { DatabaseBusyError } from "./busy-error.ts";

/** PostgreSQL: no connection (08), no room (53), stopping (57P0x), read-only (25006), too slow (57014, 55P03). */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0[1-4]|25006|57014|55P03)$/;
/** SQLite: the disk is full, failing or read-only, or another process locks the file for too long. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT)/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of errors without a code, from the drivers and from this package. */
const MESSAGES =
	/^(?:The connection to PostgreSQL was lost|PostgreSQL can't be reached|SQLite gave up the whole transaction|Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|The database (?:connection is not open|is closed)|driver has already been destroyed|Client has encountered a connection error|Client was closed and is not queryable)/;

/** PostgreSQL ended a statement, or its wait for a lock, that took too long. */
const TOO_LONG = /^(?:57014|55P03)$/;
/** One connection was lost, or the pool had none in time. */
const ONE_CONNECTION =
	/^(?:The connection to PostgreSQL was lost|Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client was closed)/;

/** Whether `error` means that the database is down, full or read-only: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	if (error instanceof DatabaseBusyError) return error.kind === "too-slow";
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	const isKnown = [POSTGRES, SQLITE, NETWORK].some((codes) => codes.test(code));
	return isKnown || isMissingSocket(error, code) || MESSAGES.test(error.message);
}

/** Whether an error that `isUnavailable` accepts may concern one call alone: a slow statement or a lost connection. */
export function mayBeAlone(error: unknown): boolean {
	if (error instanceof DatabaseBusyError) return true;
	return error instanceof Error && (TOO_LONG.test(codeOf(error)) || ONE_CONNECTION.test(error.message));
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** PostgreSQL removes its Unix socket when it ends. */
function isMissingSocket(error: Error, code: string): boolean {
	return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
