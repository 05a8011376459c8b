import type { BrowserContext } from "@playwright/test";

/** Returns a list that grows with each console warning, error and uncaught exception of the context's pages. */
export function collectComplaints(context: BrowserContext): string[] {
	const complaints: string[] = [];
	context.on("console", (message) => {
		const type = message.type();
		if (type !== "error" && type !== "warning") return;
		complaints.push(`${type}: ${message.text()} (${message.location().url})`);
	});
	context.on("weberror", (error) => complaints.push(`exception: ${error.error().message}`));
	return complaints;
}
