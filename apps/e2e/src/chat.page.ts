import { expect, type Locator, type Page } from "@playwright/test";

/** The chat with one friend, in the dock or on its own page. */
export class ChatPage {
	readonly region: Locator;
	/** The friend's name, and how they are there. */
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

	/** Writes a message and sends it with the Enter key. */
	async send(text: string): Promise<void> {
		await this.field.fill(text);
		await this.field.press("Enter");
		await expect(this.field).toHaveValue("");
	}

	bubble(text: string): Locator {
		return this.history.getByText(text, { exact: true });
	}

	/** Waits until these messages are there, each of them once, in this order, among all others that begin like them. */
	async expectInOrder(texts: readonly string[], pattern: RegExp): Promise<void> {
		await expect(this.history.getByText(pattern)).toHaveText([...texts]);
	}

	/** Waits for what is said under a message of one's own, such as "Read". */
	async expectMark(mark: string): Promise<void> {
		await expect(this.history.getByText(mark, { exact: true })).toBeVisible();
	}
}
