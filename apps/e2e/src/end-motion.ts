import type { BrowserContext } from "@playwright/test";

/**
 * Ends the stylesheet's motion at once, on each page that the context opens from here on: where no test looks at it, drawing it without
 * a GPU costs as much as the rest of a game. What a script moves, like a number that counts up, still does.
 */
export async function endMotion(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const still = new CSSStyleSheet();
		still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
		document.adoptedStyleSheets = [still];
	});
}
