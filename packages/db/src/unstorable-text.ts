/** SQLite would accept NUL, PostgreSQL does not: both must treat a text alike. */
class UnstorableText extends Error {
	constructor() {
		super("A text has the NUL character.");
	}
}

/** Checks the parameters of a SQLite statement. @throws an error that `isUnstorableText` accepts. */
export function refuseUnstorableText(parameters: readonly unknown[]): void {
	for (const value of parameters)
		if (typeof value === "string" && value.includes("\0")) throw new UnstorableText();
}

/** Whether `error` says that a text has the NUL character. Browsers don't send it, so it is the caller's mistake. */
export function isUnstorableText(error: unknown): boolean {
	if (error instanceof UnstorableText) return true;
	return error instanceof Error && "code" in error && error.code === "22021";
}
