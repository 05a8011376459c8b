import { expect, type Page } from "@playwright/test";
import { OFTEN } from "./often.ts";

declare global {
	interface Window {
		hiloToast(text: string): void;
	}
}

/** The toasts that a page has shown. They go by themselves after 3 s, so none is looked for on the page itself. */
export class Toasts {
	readonly #shown: string[] = [];

	/** Keeps the text of each toast that stands in sight on the page, and the address of its picture. Before the page is opened. */
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

	/** Waits until a toast with this text has been shown. */
	async expectShown(text: string): Promise<void> {
		await expect.poll(() => this.#shown.join("\n"), OFTEN).toContain(text);
	}
}
