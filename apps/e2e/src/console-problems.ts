import type { BrowserContext } from "@playwright/test";

/** Returns a list that grows with each console warning, error and uncaught exception of the context's pages. */
export function collectConsoleProblems(context: BrowserContext): string[] {
	const problems: string[] = [];
	context.on("console", (message) => {
		const type = message.type();
		if (type !== "error" && type !== "warning") return;
		problems.push(`${type}: ${message.text()} (${message.location().url})`);
	});
	context.on("weberror", (error) => problems.push(`exception: ${error.error().message}`));
	return problems;
}
