import { expect, type Locator, type Page } from "@playwright/test";

type Column = "Name" | "Value" | "Picture address" | "Description";

export class EditorPage {
	readonly page: Page;
	readonly save: Locator;
	readonly preview: Locator;
	readonly problems: Locator;

	constructor(page: Page) {
		this.page = page;
		this.save = page.getByRole("button", { name: "Save game" });
		this.preview = page.getByRole("main").getByRole("button", { name: "Preview", exact: true });
		this.problems = page.getByText(/^\d+ things? to fix$/);
	}

	async openNew(): Promise<void> {
		await this.page.goto("/custom-games?create=true");
		await this.page.getByRole("button", { name: "Start blank" }).click();
		await expect(this.page.getByRole("heading", { name: "New game" })).toBeVisible();
	}

	async waitForGame(): Promise<void> {
		await expect(this.page.getByRole("heading", { name: "Edit game" })).toBeVisible();
	}

	field(label: "Name" | "What is compared" | "Description"): Locator {
		return this.page.getByLabel(label, { exact: true });
	}

	cell(column: Column, item: number): Locator {
		return this.page.getByLabel(`${column}, item ${item}`, { exact: true });
	}

	/** Dispatches a paste event on the focused element. */
	async paste(text: string): Promise<void> {
		await this.page.evaluate((pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", pasted);
			document.activeElement?.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
			);
		}, text);
	}

	async dropPictures(names: readonly string[]): Promise<void> {
		await this.page.getByRole("table", { name: "Items" }).evaluate(async (table, files) => {
			const dataTransfer = new DataTransfer();
			for (const [at, file] of files.entries()) {
				const canvas = new OffscreenCanvas(64, 48);
				const pen = canvas.getContext("2d");
				if (!pen) throw new Error("nothing to draw with");
				pen.fillStyle = `hsl(${at * 60} 80% 50%)`;
				pen.fillRect(0, 0, 64, 48);
				dataTransfer.items.add(new File([await canvas.convertToBlob()], file, { type: "image/png" }));
			}
			for (const type of ["dragover", "drop"])
				table.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
		}, names);
	}
}
