import type { BrowserContext } from "@playwright/test";

/** Turns off CSS motion, which costs as much as the rest of a game without a GPU. Script motion remains. */
export async function endMotion(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const still = new CSSStyleSheet();
		still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
		document.adoptedStyleSheets = [still];
	});
}
