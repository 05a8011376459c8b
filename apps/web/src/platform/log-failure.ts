/** Logs a failure to the console without showing it. */
export function logFailure(what: string, error: unknown): void {
	console.info(`${what}:`, error);
}
