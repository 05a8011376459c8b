const MESSAGES = {
	"too-many-of-one": "Too many writes of one user wait for PostgreSQL.",
	"too-slow": "A write waited too long for a connection to PostgreSQL.",
};

/** A write that was not begun: others use all connections that may write, or too many of the same user wait. */
export class DatabaseBusyError extends Error {
	override readonly name = "DatabaseBusyError";
	readonly kind: keyof typeof MESSAGES;

	constructor(kind: keyof typeof MESSAGES) {
		super(MESSAGES[kind]);
		this.kind = kind;
	}
}
