import type { BrowserContext } from "@playwright/test";

/** Turns off CSS motion, which costs as much as the rest of a game without a GPU. Script motion remains. */
export async function disableMotion(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const noMotion = new CSSStyleSheet();
		noMotion.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
		document.adoptedStyleSheets = [noMotion];
	});
}
