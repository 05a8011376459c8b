/**
 * Whether PostgreSQL refuses a prepared statement because its result would have other columns than before: a newer
 * version has migrated a table that the statement reads with `select *`.
 */
export function isStalePlan(error: unknown): boolean {
	// The code says only "not supported", and the message is in the server's language.
	return error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";
}
