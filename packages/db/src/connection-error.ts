const MESSAGES = {
	"connection-lost": "The connection to PostgreSQL was lost.",
	"no-connection": "There was no connection to PostgreSQL in time.",
	unreachable: "PostgreSQL can't be reached.",
	closed: "The database is closed.",
	"rolled-back": "SQLite gave up the whole transaction.",
};

/** The database could not serve a call, whatever its statement. `cause`: the driver's error, if any. */
export class DatabaseConnectionError extends Error {
	override readonly name = "DatabaseConnectionError";
	readonly kind: keyof typeof MESSAGES;

	constructor(kind: keyof typeof MESSAGES, options?: ErrorOptions) {
		super(MESSAGES[kind], options);
		this.kind = kind;
	}
}
