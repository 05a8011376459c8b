import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { Stage } from "./stage.ts";

export const PIXEL_PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
	"base64",
);

/** Heights in metres. */
export const PEAKS: ReadonlyMap<string, number> = new Map([
	["Mount Everest", 8849],
	["Aconcagua", 6961],
	["Denali", 6190],
	["Kilimanjaro", 5895],
	["Elbrus", 5642],
	["Vinson", 4892],
	["Mont Blanc", 4806],
	["Puncak Jaya", 4884],
	["Kosciuszko", 2228],
	["Ben Nevis", 1345],
]);

export interface CreatedGame {
	readonly id: string;
	readonly name: string;
	/** The share link, relative to the site. */
	readonly link: string;
}

async function uploadPicture(context: BrowserContext): Promise<string> {
	const answer = await context.request.post("api/trpc/customGames.addPicture", {
		headers: { "Content-Type": "application/octet-stream" },
		data: PIXEL_PNG,
	});
	expect(answer.status(), await answer.text()).toBe(200);
	const { result }: { result: { data: { imageUrl: string } } } = await answer.json();
	return result.data.imageUrl;
}

export async function createGame(
	context: BrowserContext,
	name: string,
	privacyLevel: "private" | "invite_only" | "public",
): Promise<CreatedGame> {
	const imageUrl = await uploadPicture(context);
	const answer = await context.request.post("api/custom-games", {
		data: {
			name,
			description: "Which of these peaks is higher?",
			valueLabel: "Height in metres",
			privacyLevel,
			timerSeconds: 0,
			items: [...PEAKS].map(([peak, value]) => ({ name: peak, value, imageUrl })),
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	const game: { _id: string; shareableLink: string } = await answer.json();
	const { pathname, search } = new URL(game.shareableLink, "http://site");
	return { id: game._id, name, link: `${pathname}${search}` };
}

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

type Column = "Name" | "Value";

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
		await this.page.goto("custom-games?create=true");
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
				pen.fillStyle = `hsl(${at * 30} 80% 50%)`;
				pen.fillRect(0, 0, 64, 48);
				dataTransfer.items.add(new File([await canvas.convertToBlob()], file, { type: "image/png" }));
			}
			for (const type of ["dragover", "drop"])
				table.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
		}, names);
	}
}
