import { ERRORS } from "@hilo/rules/errors/errors";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetPersonal } from "../../../platform/stored-value.ts";
import {
	drafts,
	gamesServer,
	mountains,
	name,
	openEditor,
	pasteText,
	save,
	storedText,
	toStep,
} from "./testing/open-editor.tsx";

test("creates a game on a phone in three steps, one item at a time", async () => {
	const { games } = gamesServer();
	await openEditor({ ...mountains(9), valueLabel: "Value" });
	await toStep("Items");
	await expect.element(page.getByText("9 of 10 items")).toBeVisible();
	await page.getByRole("button", { name: "Add item" }).click();
	await userEvent.keyboard("Hill{Enter}12{Enter}");
	await page.getByRole("dialog").getByRole("button", { name: "Use Hilo's art" }).click();
	await page.getByRole("button", { name: "Done" }).click();
	await expect.element(page.getByRole("button", { name: /^Hill/ })).toHaveFocus();
	await expect.element(page.getByText("10 items · ready to save")).toBeVisible();
	await toStep("Save");
	await page.getByRole("radio", { name: "Public" }).click();
	await userEvent.fill(page.getByRole("slider"), "12");
	await expect.element(page.getByText("12 s")).toBeVisible();
	await save.click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ privacyLevel: "public", timerSeconds: 12 });
	expect(games[0]?.items.at(-1)).toMatchObject({
		name: "Hill",
		value: 12,
		imageUrl: "/drawn/item/Hill.svg",
	});
	await expect.poll(drafts).toEqual([]);
	await expect
		.element(page.getByRole("link", { name: "Open game" }))
		.toHaveAttribute("href", "/custom-game/g1");
});

test("what could not be saved stays, with the reason, and is there again after a reload", async () => {
	const { refuseNext } = gamesServer();
	refuseNext("custom-games/texts-full");
	const { unmount } = await openEditor(mountains(10));
	await userEvent.fill(name, "Hills");
	await toStep("Save");
	await save.click();
	await expect.element(page.getByText(ERRORS["custom-games/texts-full"].message)).toBeVisible();
	await expect.poll(drafts).toHaveLength(1);
	await unmount();
	await openEditor(mountains(10));
	await expect.element(page.getByText("We restored your draft from this device.")).toBeVisible();
	await expect.element(name).toHaveValue("Hills");
	await page.getByRole("button", { name: "Discard" }).click();
	await expect.element(name).toHaveValue("Mountains");
	await expect.element(page.getByRole("button", { name: "1 Details" })).toHaveFocus();
	await expect.poll(drafts).toEqual([]);
});

test("stores one draft of a game, and none after signing out", async () => {
	gamesServer();
	const first = await openEditor(mountains(10));
	await userEvent.fill(name, "Hills");
	await expect.poll(drafts).toEqual(["hilo-of:ada:game-draft:g1"]);
	await first.unmount();
	const second = await openEditor(mountains(10));
	await expect.element(name).toHaveValue("Hills");
	await userEvent.fill(name, "Hills and peaks");
	second.signOut();
	forgetPersonal();
	await second.unmount();
	expect(drafts()).toEqual([]);
});

test("stores a change on leaving the page if the browser had no space for it before", async () => {
	await page.viewport(1440, 900);
	gamesServer();
	const { unmount } = await openEditor(mountains(10));
	await userEvent.fill(name, "Hills");
	await expect.poll(storedText).toContain("Hills");
	const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("The storage is full", "QuotaExceededError");
	});
	await userEvent.fill(name, "Hills and lakes");
	await expect.element(page.getByText("No draft: this browser keeps nothing")).toBeVisible();
	full.mockRestore();
	await unmount();
	expect(storedText()).toContain("Hills and lakes");
});

describe("of a new game", () => {
	/** Saves it without getting an answer. */
	async function saveUnanswered() {
		await page.viewport(1440, 900);
		const server = gamesServer();
		server.breakOffNext();
		const editor = await openEditor(null);
		await userEvent.fill(name, "Peaks");
		await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Higher?");
		await userEvent.click(page.getByLabelText("Name, item 1", { exact: true }));
		pasteText(
			Array.from({ length: 10 }, (_, at) => `P${at}\t${at + 1}\t/pictures/${"a".repeat(32)}.webp`).join("\n"),
		);
		await save.click();
		await expect.element(page.getByText("Nothing is lost", { exact: false })).toBeVisible();
		return { ...server, ...editor };
	}

	test("updates it if the first answer was lost, instead of creating another", async () => {
		const { games, created, updated } = await saveUnanswered();
		await userEvent.fill(name, "Peaks of today");
		await save.click();
		await expect.poll(() => updated).toHaveLength(1);
		expect(games.at(-1)).toMatchObject({ name: "Peaks of today" });
		expect(created).toHaveLength(2);
		expect(new Set(created.map(({ clientId }) => clientId)).size).toBe(1);
	});

	test("refuses the second of two tabs that restored it after a lost answer", async () => {
		const { games, created, updated, changeElsewhere, unmount } = await saveUnanswered();
		await unmount();
		const [first, second] = [await openEditor(null, false), await openEditor(null, false)];
		const nameIn = ({ tab }: typeof first) => tab.getByRole("textbox", { name: "Name", exact: true });
		const saveIn = ({ tab }: typeof first) => tab.getByRole("button", { name: "Save game" }).click();
		await nameIn(first).fill("First");
		await nameIn(second).fill("Second");
		await saveIn(first);
		await expect.poll(() => first.onSaved.mock.calls).toEqual([[{ id: "g1", version: 2 }]]);
		changeElsewhere({ ...mountains(10), version: 2, name: "First" });
		await saveIn(second);
		await expect.element(second.tab.getByText("This game was changed elsewhere.")).toBeVisible();
		expect(new Set(created.map(({ clientId }) => clientId)).size).toBe(1);
		expect(updated.map((game) => [game.name, game.version])).toEqual([
			["First", 1],
			["Second", 1],
		]);
		await second.tab.getByRole("button", { name: "Reload" }).click();
		await expect.element(nameIn(second)).toHaveValue("First");
		await second.tab.getByRole("button", { name: "Restore draft" }).click();
		await saveIn(second);
		await expect.poll(() => updated.at(-1)).toMatchObject({ id: "g1", name: "Second", version: 2 });
		expect(games.at(-1)).toEqual(updated.at(-1));
	});
});
