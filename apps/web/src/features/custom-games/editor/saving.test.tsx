import { ERRORS } from "@hilo/rules/errors/errors";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetPersonal } from "../../../platform/stored-value.ts";
import { answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { gamesServer, mountains, openEditor, pasteText } from "./testing/open-editor.tsx";

const save = page.getByRole("button", { name: "Save game" });
const name = page.getByRole("textbox", { name: "Name", exact: true });
const toStep = (step: string) => page.getByRole("button", { name: new RegExp(`^\\d ${step}`) }).click();
const storedText = () => localStorage.getItem("hilo-of:ada:game-draft:g1") ?? "";
const drafts = () => Object.keys(localStorage).filter((key) => key.includes("game-draft"));

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
	await expect.element(page.getByText("10 items · ready to publish")).toBeVisible();
	await toStep("Publish");
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
	await toStep("Publish");
	await save.click();
	await expect.element(page.getByText(ERRORS["custom-games/texts-full"].message)).toBeVisible();
	await expect.poll(drafts).toHaveLength(1);
	await unmount();
	await openEditor(mountains(10));
	await expect.element(page.getByText("We restored your draft from this device.")).toBeVisible();
	await expect.element(name).toHaveValue("Hills");
	await page.getByRole("button", { name: "Discard" }).click();
	await expect.element(name).toHaveValue("Mountains");
	await expect.poll(drafts).toEqual([]);
});

/** Saves a new name while the game was changed elsewhere, and returns the dialog. */
async function openConflict() {
	const server = gamesServer();
	server.refuseNext("custom-games/changed-meanwhile");
	network.use(
		answer("customGames", "forEdit", {
			...mountains(11),
			items: [...mountains(11).items],
			version: 7,
			updatedAt: "2026-11-02T10:00:00.000Z",
			shareableLink: "/custom-game/g1",
			description: "Theirs",
			name: "Their name",
		}),
	);
	await openEditor(mountains(10));
	await userEvent.fill(name, "My name");
	await toStep("Publish");
	await save.click();
	const dialog = page.getByRole("dialog", { name: "Someone changed this game meanwhile." });
	await expect.element(dialog.getByText("3 differences", { exact: false })).toBeVisible();
	return { ...server, dialog };
}

test("shows both versions of a game that was changed elsewhere, and saves mine if I keep it", async () => {
	const { dialog, games, updated } = await openConflict();
	for (const text of ["My name", "Their name", "Which one is higher?", "Theirs", "Not there"])
		await expect.element(dialog.getByText(text, { exact: true }).first()).toBeInTheDocument();
	await expect.element(dialog.getByText("changed in both")).toBeVisible();
	await dialog.getByRole("button", { name: "Keep mine" }).click();
	await expect.poll(() => games).toHaveLength(1);
	expect(updated.map(({ id, version }) => [id, version])).toEqual([
		["g1", 1],
		["g1", 7],
	]);
	expect(games[0]).toMatchObject({ name: "My name", description: "Which one is higher?" });
	expect(games[0]?.items).toHaveLength(10);
});

test("takes the version that was saved elsewhere, and undo brings mine back", async () => {
	const { dialog, games, updated } = await openConflict();
	await dialog.getByRole("button", { name: "Take theirs" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await toStep("Details");
	await expect.element(name).toHaveValue("Their name");
	await expect.poll(drafts).toEqual([]);
	expect(games).toEqual([]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.element(name).toHaveValue("My name");
	await expect.poll(drafts).toHaveLength(1);
	await toStep("Publish");
	await save.click();
	await expect.poll(() => games).toHaveLength(1);
	expect(updated.at(-1)).toMatchObject({ version: 7, name: "My name" });
});

test("changes nothing if the conflict is closed without a choice", async () => {
	const { dialog, games } = await openConflict();
	await dialog.getByRole("button", { name: "Not yet" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await toStep("Details");
	await expect.element(name).toHaveValue("My name");
	expect(games).toEqual([]);
	await expect.poll(drafts).toHaveLength(1);
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

describe("with a game open in two tabs", () => {
	const nameIn = ({ tab }: Awaited<ReturnType<typeof openEditor>>) =>
		tab.getByRole("textbox", { name: "Name", exact: true });

	test("keeps what one has typed when the other saves, and does not overwrite what it saved", async () => {
		await page.viewport(1440, 900);
		const { updated } = gamesServer();
		const [typing, saving] = [await openEditor(mountains(10)), await openEditor(mountains(10))];
		await nameIn(typing).fill("Hills");
		await expect.poll(storedText).toContain("Hills");
		await nameIn(saving).fill("Peaks");
		await saving.tab.getByRole("button", { name: "Save game" }).click();
		await expect.poll(() => updated).toHaveLength(1);
		await expect.poll(drafts).toEqual([]);
		await saving.unmount();
		await typing.unmount();
		const again = await openEditor({ ...mountains(10), version: 2, name: "Peaks" });
		await expect.element(nameIn(again)).toHaveValue("Hills");
		await again.tab.getByRole("button", { name: "Save game" }).click();
		// The server refuses a version that is not the newest.
		await expect.poll(() => updated.at(-1)).toMatchObject({ name: "Hills", version: 1 });
	});

	test("keeps the last change when a tab with an older draft is closed after it", async () => {
		await page.viewport(1440, 900);
		gamesServer();
		const typing = await openEditor(mountains(10));
		await nameIn(typing).fill("Hills");
		await expect.poll(storedText).toContain("Hills");
		const older = await openEditor(mountains(10));
		await expect.element(nameIn(older)).toHaveValue("Hills");
		await nameIn(typing).fill("Hills and lakes");
		await expect.poll(storedText).toContain("Hills and lakes");
		await typing.unmount();
		await older.unmount();
		await expect.element(nameIn(await openEditor(mountains(10)))).toHaveValue("Hills and lakes");
	});
});

test("updates a new game whose first answer was lost, instead of creating another", async () => {
	await page.viewport(1440, 900);
	const { games, created, updated, breakOffNext } = gamesServer();
	breakOffNext();
	await openEditor(null);
	await userEvent.fill(name, "Peaks");
	await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Higher?");
	await userEvent.click(page.getByLabelText("Name, item 1", { exact: true }));
	pasteText(
		Array.from({ length: 10 }, (_, at) => `P${at}\t${at + 1}\t/pictures/${"a".repeat(32)}.webp`).join("\n"),
	);
	await save.click();
	await expect.element(page.getByText("Nothing is lost", { exact: false })).toBeVisible();
	await userEvent.fill(name, "Peaks of today");
	await save.click();
	await expect.poll(() => updated).toHaveLength(1);
	expect(games.at(-1)).toMatchObject({ name: "Peaks of today" });
	expect(created).toHaveLength(2);
	expect(new Set(created.map(({ clientId }) => clientId)).size).toBe(1);
});
