const MESSAGES = {
	"too-many-of-one": "Too many writes of one user wait for PostgreSQL.",
	"too-slow": "A write waited too long for a connection to PostgreSQL.",
};

/** A write was not started: all write connections are in use, or too many writes of the same subject wait. */
export class DatabaseBusyError extends Error {
	override readonly name = "DatabaseBusyError";
	readonly kind: keyof typeof MESSAGES;

	constructor(kind: keyof typeof MESSAGES) {
		super(MESSAGES[kind]);
		this.kind = kind;
	}
}
