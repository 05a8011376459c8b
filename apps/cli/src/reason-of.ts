/** Why a command failed, in one line. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const [line] = error.message.split("\n");
	if (line) return line;
	// A refused connection to PostgreSQL comes as several errors at once, without a message of its own.
	if (error instanceof AggregateError) return reasonOf(error.errors[0]);
	return error.name;
}
