import type { Page } from "@playwright/test";

/**
 * Collects what a page complains about while it is used: errors and warnings on its console (React's about hydration and the
 * browser's about the content security policy are among them) and uncaught exceptions.
 */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		const type = message.type();
		if (type !== "error" && type !== "warning") return;
		complaints.push(`${type}: ${message.text()} (${message.location().url})`);
	});
	page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
	return complaints;
}
