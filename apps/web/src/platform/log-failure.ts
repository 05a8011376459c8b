/** Tells the console, and nobody else, what failed (platform.md, section 8). */
export function logFailure(what: string, error: unknown): void {
	console.info(`${what}:`, error);
}
