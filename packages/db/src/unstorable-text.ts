/**
 * Whether `error` says that the database can't hold a text. PostgreSQL refuses the NUL character, SQLite takes any text. No
 * honest browser sends one, so it counts as the caller's mistake.
 */
export function isUnstorableText(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "22021";
}
