import { expect, type Locator, type Page } from "@playwright/test";
import { Stage } from "./stage.ts";

export class CustomGamePage extends Stage {
	readonly readyButton: Locator;

	/** @param numbers values by item name. */
	constructor(page: Page, title: string, numbers: ReadonlyMap<string, number>) {
		super(page, {
			title,
			buttons: { up: "Higher", down: "Lower" },
			numberOf: ({ name }) => {
				const number = numbers.get(name);
				if (number === undefined) throw new Error(`The game has no "${name}".`);
				return number;
			},
		});
		this.readyButton = page.getByRole("button", { name: "Ready!" });
	}

	async begin(): Promise<void> {
		await this.readyButton.click();
		await this.waitForQuestion();
	}

	async share(tab: "Link" | "Email" | "Friends"): Promise<Locator> {
		await this.page.getByRole("main").getByRole("button", { name: "Share", exact: true }).click();
		const dialog = this.page.getByRole("dialog", { name: /^Share / });
		await dialog.getByRole("tab", { name: tab }).click();
		await expect(dialog.getByRole("tab", { name: tab, selected: true })).toBeVisible();
		return dialog;
	}
}
