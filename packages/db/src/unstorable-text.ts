/**
 * Whether `error` says that a text can't be kept or looked up: PostgreSQL knows no NUL character, SQLite takes any text. Nobody
 * types one, so whoever sent it is to blame.
 */
export function isUnstorableText(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "22021";
}
