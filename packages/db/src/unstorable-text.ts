/** SQLite would take it. One text must not be fine on one database and a mistake on the other. */
class UnstorableText extends Error {
	constructor() {
		super("A text has the NUL character.");
	}
}

/** Must be called with what a statement is run with on SQLite. @throws Error that `isUnstorableText` knows. */
export function refuseUnstorableText(parameters: readonly unknown[]): void {
	for (const value of parameters)
		if (typeof value === "string" && value.includes("\0")) throw new UnstorableText();
}

/**
 * Whether `error` says that the database can't hold, or look for, a text: PostgreSQL refuses the NUL character, and so do we on SQLite.
 * No honest browser sends one, so it counts as the caller's mistake.
 */
export function isUnstorableText(error: unknown): boolean {
	if (error instanceof UnstorableText) return true;
	return error instanceof Error && "code" in error && error.code === "22021";
}
