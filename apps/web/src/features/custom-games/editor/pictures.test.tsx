import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { network } from "../../../testing/network.ts";
import { gamesServer, mountains, openEditor } from "./testing/open-editor.tsx";

const cell = (name: string, item: number) => page.getByLabelText(`${name}, item ${item}`, { exact: true });
const STORED = `/pictures/${"b".repeat(32)}.webp`;
const PIXEL = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);
const picture = (name: string) => new File([PIXEL], name, { type: "image/png" });
const choose = (...names: string[]) =>
	userEvent.upload(page.getByLabelText("Picture files"), names.map(picture));
const undo = page.getByRole("button", { name: "Undo" });

async function openWithoutPictures() {
	gamesServer();
	network.use(
		http.post("/api/trpc/customGames.addPicture", () =>
			HttpResponse.json({ result: { data: { imageUrl: STORED } } }),
		),
		http.get(STORED, () => HttpResponse.error()),
	);
	const game = mountains(3);
	await openEditor({ ...game, items: game.items.map((item) => ({ ...item, imageUrl: "" })) });
}

beforeEach(async () => {
	await page.viewport(1440, 900);
});

test("gives pictures to the items that their files are named after, in one step", async () => {
	await openWithoutPictures();
	await choose("mountain_1.png", "Mountain-3.png");
	await expect.element(cell("Picture address", 1)).toHaveValue(STORED);
	await expect.element(cell("Picture address", 3)).toHaveValue(STORED);
	await expect.element(cell("Name", 4)).not.toBeInTheDocument();
	await undo.click();
	await expect.element(cell("Picture address", 1)).toHaveValue("");
	await expect.element(cell("Picture address", 3)).toHaveValue("");
});

test("asks whether other pictures are new items, and undoes both together", async () => {
	await openWithoutPictures();
	await choose("Mountain 2.png", "Rigi.png");
	const dialog = page.getByRole("dialog", { name: "1 matched, 1 new. Add it as an item?" });
	await dialog.getByRole("button", { name: "Add 1 item" }).click();
	await expect.element(cell("Name", 4)).toHaveValue("Rigi");
	await expect.element(cell("Picture address", 4)).toHaveValue(STORED);
	await undo.click();
	await expect.element(cell("Name", 4)).not.toBeInTheDocument();
	await expect.element(cell("Picture address", 2)).toHaveValue("");
});
