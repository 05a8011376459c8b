/** Whether `error` says that a value must be unique; `column` restricts it to constraints with that column. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
	const violatedColumns = violatedColumnsOf(error);
	return violatedColumns !== null && (column === undefined || violatedColumns.includes(column));
}

function violatedColumnsOf(error: unknown): string[] | null {
	if (!(error instanceof Error) || !("code" in error)) return null;
	if (error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
		// "UNIQUE constraint failed: users.username_key, users.email_key"
		return [...error.message.matchAll(/\w+\.(\w+)/g)].flatMap(([, name]) =>
			name === undefined ? [] : [name],
		);
	}
	if (error.code === "23505") {
		// "Key (username_key, email_key)=(…) already exists."
		const detail = "detail" in error && typeof error.detail === "string" ? error.detail : "";
		return /^Key \(([^)]*)\)=/.exec(detail)?.[1]?.split(", ") ?? [];
	}
	return null;
}
