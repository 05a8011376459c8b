/** Returns the message of anything thrown as one line; for an error without one, its name. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const [line] = error.message.split("\n");
	if (line) return line;
	// A refused connection to PostgreSQL is an AggregateError without a message.
	if (error instanceof AggregateError) return reasonOf(error.errors[0]);
	return error.name;
}
