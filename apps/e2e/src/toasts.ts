import { expect, type Page } from "@playwright/test";
import { OFTEN } from "./often.ts";

declare global {
	interface Window {
		hiloToast(text: string): void;
	}
}

/** Records all toasts of a page, because each disappears after 3 s. */
export class Toasts {
	readonly #shown: string[] = [];

	/** Records the text and picture address of each visible toast. Call it before opening the page. */
	static async watch(page: Page): Promise<Toasts> {
		const toasts = new Toasts();
		await page.exposeFunction("hiloToast", (text: string) => toasts.#shown.push(text));
		await page.addInitScript(() => {
			const told = new Set<Element>();
			const tell = async (line: HTMLElement) => {
				const [picture] = line.getElementsByTagName("img");
				await picture?.decode();
				window.hiloToast(`${line.textContent} ${picture?.getAttribute("src") ?? ""}`);
			};
			new MutationObserver(() => {
				for (const line of document.querySelectorAll<HTMLElement>("[popover=manual] > *")) {
					const { width, height } = line.getBoundingClientRect();
					if (told.has(line) || width === 0 || height === 0 || !line.checkVisibility()) continue;
					told.add(line);
					void tell(line);
				}
			}).observe(document, { childList: true, subtree: true });
		});
		return toasts;
	}

	async expectShown(text: string): Promise<void> {
		await expect.poll(() => this.#shown.join("\n"), OFTEN).toContain(text);
	}
}
