const MESSAGES = {
	closed: "The database is closed.",
	"rolled-back": "SQLite gave up the whole transaction.",
};

/** SQLite could not serve a call, whatever its statement. */
export class DatabaseConnectionError extends Error {
	override readonly name = "DatabaseConnectionError";

	constructor(kind: keyof typeof MESSAGES) {
		super(MESSAGES[kind]);
	}
}
