/**
 * PostgreSQL: no connection (class 08), too many of them, no space, shutting down or starting up, read-only, a statement or its wait for a
 * lock that took too long.
 */
const POSTGRES = /^(?:08\w{3}|53\w{3}|57P0[1-4]|25006|57014|55P03)$/;
/** SQLite: the disk is full, failing or read-only, the file is gone, or another process holds it for too long. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT)/;
/** The network between here and PostgreSQL. */
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the drivers, and this package of a connection that it lost, say without a code. */
const MESSAGES =
	/^(?:The connection to PostgreSQL was lost|PostgreSQL can't be reached|SQLite gave up the whole transaction|Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|The database (?:connection is not open|is closed)|driver has already been destroyed|Client has encountered a connection error)/;

/**
 * Returns whether `error` says that the database can't serve anyone at the moment: it is down, full or read-only. The same call may
 * succeed later.
 */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	if (!(error instanceof Error)) return false;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const isKnown = [POSTGRES, SQLITE, NETWORK].some((codes) => codes.test(code));
	return isKnown || isMissingSocket(error, code) || MESSAGES.test(error.message);
}

/** A PostgreSQL that is reached by a file and not by the network takes the file away when it ends. */
function isMissingSocket(error: Error, code: string): boolean {
	return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
