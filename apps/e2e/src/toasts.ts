import { expect, type Page } from "@playwright/test";

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
			const reported = new Set<Element>();
			const report = async (line: HTMLElement) => {
				const [picture] = line.getElementsByTagName("img");
				await picture?.decode();
				window.hiloToast(`${line.textContent} ${picture?.getAttribute("src") ?? ""}`);
			};
			new MutationObserver(() => {
				for (const line of document.querySelectorAll<HTMLElement>("[popover=manual] > *")) {
					const { width, height } = line.getBoundingClientRect();
					if (reported.has(line) || width === 0 || height === 0 || !line.checkVisibility()) continue;
					reported.add(line);
					void report(line);
				}
			}).observe(document, { childList: true, subtree: true });
		});
		return toasts;
	}

	async expectShown(text: string): Promise<void> {
		await expect.poll(() => this.#shown.join("\n"), { intervals: [200] }).toContain(text);
	}
}
