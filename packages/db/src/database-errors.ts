const MESSAGES = {
	closed: "The database is closed.",
	"rolled-back": "SQLite gave up the whole transaction.",
};

/** The database can't be opened, or belongs to another version. The message is for the operator. */
export class UnusableDatabaseError extends Error {
	override readonly name = "UnusableDatabaseError";
}

/** SQLite could not serve a call, whatever its statement. */
export class DatabaseConnectionError extends Error {
	override readonly name = "DatabaseConnectionError";

	constructor(kind: keyof typeof MESSAGES) {
		super(MESSAGES[kind]);
	}
}

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

/** Whether `error` says that a value must be unique; `column` restricts it to constraints with that column. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
	const violatedColumns = violatedColumnsOf(error);
	return violatedColumns !== null && (column === undefined || violatedColumns.includes(column));
}

function violatedColumnsOf(error: unknown): string[] | null {
	if (!(error instanceof Error) || !("code" in error)) return null;
	if (error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
		// "UNIQUE constraint failed: users.username_key, users.email_key"
		return [...error.message.matchAll(/\w+\.(\w+)/g)].flatMap(([, name]) =>
			name === undefined ? [] : [name],
		);
	}
	if (error.code === "23505") {
		// "Key (username_key, email_key)=(…) already exists."
		const detail = "detail" in error && typeof error.detail === "string" ? error.detail : "";
		return /^Key \(([^)]*)\)=/.exec(detail)?.[1]?.split(", ") ?? [];
	}
	return null;
}

/** SQLite would accept NUL, PostgreSQL does not: both must treat a text alike. */
class UnstorableText extends Error {
	constructor() {
		super("A text has the NUL character.");
	}
}

/** Checks the parameters of a SQLite statement. @throws an error that `isUnstorableText` accepts. */
export function refuseUnstorableText(parameters: readonly unknown[]): void {
	for (const value of parameters)
		if (typeof value === "string" && value.includes("\0")) throw new UnstorableText();
}

/** Whether `error` says that a text has the NUL character. Browsers don't send it, so it is the caller's mistake. */
export function isUnstorableText(error: unknown): boolean {
	if (error instanceof UnstorableText) return true;
	return error instanceof Error && "code" in error && error.code === "22021";
}

/** Does the work once more after a unique violation: by then it sees what another transaction has stored. */
export async function againAfterUniqueViolation(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await work();
	}
}
