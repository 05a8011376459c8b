import { expect, type Locator, type Page } from "@playwright/test";

export class ChatPage {
	readonly region: Locator;
	/** The friend's name and presence. */
	readonly head: Locator;
	readonly field: Locator;
	readonly history: Locator;
	readonly retry: Locator;

	constructor(page: Page, friend: string) {
		this.region = page.getByRole("region", { name: "Chat", exact: true });
		this.head = this.region.getByRole("link", { name: friend });
		this.field = this.region.getByRole("textbox", { name: `Message to ${friend}` });
		this.history = this.region.getByRole("region", { name: `Messages with ${friend}` });
		this.retry = this.history.getByRole("button", { name: "Retry" });
	}

	async send(text: string): Promise<void> {
		await this.field.fill(text);
		await this.field.press("Enter");
		await expect(this.field).toHaveValue("");
	}

	bubble(text: string): Locator {
		return this.history.getByText(text, { exact: true });
	}

	/** Waits until the messages that match `pattern` are exactly these, in this order. */
	async expectInOrder(texts: readonly string[], pattern: RegExp): Promise<void> {
		await expect(this.history.getByText(pattern)).toHaveText([...texts]);
	}

	async expectMark(mark: string): Promise<void> {
		await expect(this.history.getByText(mark, { exact: true })).toBeVisible();
	}
}
