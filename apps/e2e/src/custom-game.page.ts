import { expect, type Locator, type Page } from "@playwright/test";
import { Stage } from "./stage.ts";

/** The page of a custom game: what there is to know of it, and its stage. */
export class CustomGamePage extends Stage {
	readonly ready: Locator;

	/** `numbers` are the values by the items' names. */
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
		this.ready = page.getByRole("button", { name: "Ready!" });
	}

	/** Begins, and waits for the first question. */
	async begin(): Promise<void> {
		await this.ready.click();
		await this.waitForQuestion();
	}

	/** Opens the dialog that shares the game, at one of its tabs. */
	async share(tab: "Link" | "Email" | "Friends"): Promise<Locator> {
		await this.page.getByRole("main").getByRole("button", { name: "Share", exact: true }).click();
		const dialog = this.page.getByRole("dialog", { name: /^Share / });
		await dialog.getByRole("tab", { name: tab }).click();
		await expect(dialog.getByRole("tab", { name: tab, selected: true })).toBeVisible();
		return dialog;
	}
}
