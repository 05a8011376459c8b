/** Whether PostgreSQL refuses a prepared statement because a newer version has added a column to its result. */
export function isStalePlan(error: unknown): boolean {
	// The code says only "not supported", and the message is in the server's language.
	return error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";
}
