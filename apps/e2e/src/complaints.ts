import type { BrowserContext } from "@playwright/test";

/**
 * Collects what the pages of a context complain about while they are used: errors and warnings on the console (React's about
 * hydration and the browser's about the content security policy are among them) and uncaught exceptions.
 */
export function complaintsOf(context: BrowserContext): string[] {
	const complaints: string[] = [];
	context.on("console", (message) => {
		const type = message.type();
		if (type !== "error" && type !== "warning") return;
		complaints.push(`${type}: ${message.text()} (${message.location().url})`);
	});
	context.on("weberror", (error) => complaints.push(`exception: ${error.error().message}`));
	return complaints;
}
