import { ERRORS } from "@hilo/rules/errors/errors";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetPersonal } from "../../../platform/stored-value.ts";
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

const refused = page.getByRole("alert").getByText("This game was changed elsewhere.");
const restore = page.getByRole("button", { name: "Restore draft" });
const newer = { ...mountains(11), version: 7, name: "Their name" };

/** Saves a new name after the game was changed elsewhere. */
async function saveChangedElsewhere() {
	const server = gamesServer();
	const editor = await openEditor(mountains(10));
	server.changeElsewhere(newer);
	await userEvent.fill(name, "My name");
	await toStep("Publish");
	scrollTo(0, document.body.scrollHeight);
	await save.click();
	await expect.element(refused).toBeInViewport();
	return { ...server, ...editor };
}

describe("when the game was changed elsewhere", () => {
	test("refuses to save, and keeps the draft, also after the page was reloaded", async () => {
		const { games, unmount } = await saveChangedElsewhere();
		await toStep("Details");
		await expect.element(name).toHaveValue("My name");
		await expect.poll(storedText).toContain("My name");
		await unmount();
		await openEditor(newer);
		await expect.element(page.getByText("We restored your draft from this device.")).toBeVisible();
		await expect.element(name).toHaveValue("My name");
		await toStep("Publish");
		await save.click();
		await expect.element(refused).toBeVisible();
		expect(games).toEqual([]);
	});

	test("shows the newer version on request, and saves the draft over it once it is restored", async () => {
		const { games, updated } = await saveChangedElsewhere();
		await page.getByRole("button", { name: "Reload" }).click();
		await toStep("Details");
		await expect.element(name).toHaveValue("Their name");
		await expect.element(refused).not.toBeInTheDocument();
		await restore.click();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(storedText).toContain("My name");
		await toStep("Publish");
		await save.click();
		await expect.poll(() => games).toHaveLength(1);
		expect(updated.map(({ version }) => version)).toEqual([1, 7]);
		expect(games[0]).toMatchObject({ name: "My name" });
		expect(games[0]?.items).toHaveLength(10);
		await expect.poll(drafts).toEqual([]);
	});

	test("keeps the draft while the newer version is only looked at, also after the page was reloaded", async () => {
		const { games, unmount } = await saveChangedElsewhere();
		await page.getByRole("button", { name: "Reload" }).click();
		await save.click();
		await expect.poll(() => games).toMatchObject([{ name: "Their name" }]);
		await toStep("Details");
		await expect.element(name).toHaveValue("Their name");
		await unmount();
		await openEditor({ ...newer, version: 8 });
		await expect.element(name).toHaveValue("Their name");
		await restore.click();
		await expect.element(name).toHaveValue("My name");
	});

	test("keeps the draft while the newer version is changed and saved, beside a draft of that", async () => {
		const { games, unmount } = await saveChangedElsewhere();
		await page.getByRole("button", { name: "Reload" }).click();
		await toStep("Details");
		await userEvent.fill(name, "Theirs and mine");
		await expect.poll(storedText).toContain("Theirs and mine");
		await expect.element(restore).toBeVisible();
		await unmount();
		const second = await openEditor(newer);
		await expect.element(name).toHaveValue("Theirs and mine");
		await toStep("Publish");
		await save.click();
		await expect.poll(() => games).toMatchObject([{ name: "Theirs and mine" }]);
		await expect.poll(drafts).toEqual(["hilo-of:ada:game-draft-aside:g1"]);
		await second.unmount();
		await openEditor({ ...newer, version: 8, name: "Theirs and mine" });
		await restore.click();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(storedText).toContain("My name");
		expect(drafts()).toEqual(["hilo-of:ada:game-draft:g1"]);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect.element(name).toHaveValue("Theirs and mine");
	});

	test("leads back by undo to what was changed in the newer version, once the draft is restored", async () => {
		await saveChangedElsewhere();
		await page.getByRole("button", { name: "Reload" }).click();
		await toStep("Details");
		await userEvent.fill(name, "Theirs and mine");
		await restore.click();
		await expect.element(name).toHaveValue("My name");
		await page.getByRole("button", { name: "Undo" }).click();
		await expect.element(name).toHaveValue("Theirs and mine");
		await expect.poll(storedText).toContain("Theirs and mine");
	});

	test("removes the draft if it is discarded, and undo brings it back", async () => {
		await saveChangedElsewhere();
		await page.getByRole("button", { name: "Reload" }).click();
		await page.getByRole("button", { name: "Discard" }).click();
		await expect.poll(drafts).toEqual([]);
		await toStep("Details");
		await expect.element(name).toHaveValue("Their name");
		await page.getByRole("button", { name: "Undo" }).click();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(drafts).toHaveLength(1);
	});
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
		const { updated, changeElsewhere } = gamesServer();
		const [typing, saving] = [await openEditor(mountains(10)), await openEditor(mountains(10))];
		await nameIn(typing).fill("Hills");
		await expect.poll(storedText).toContain("Hills");
		await nameIn(saving).fill("Peaks");
		await saving.tab.getByRole("button", { name: "Save game" }).click();
		await expect.poll(() => updated).toHaveLength(1);
		await expect.poll(drafts).toEqual([]);
		await saving.unmount();
		await typing.unmount();
		const peaks = { ...mountains(10), version: 2, name: "Peaks" };
		changeElsewhere(peaks);
		const again = await openEditor(peaks);
		await expect.element(nameIn(again)).toHaveValue("Hills");
		await again.tab.getByRole("button", { name: "Save game" }).click();
		await expect.element(refused).toBeVisible();
		expect(updated.at(-1)).toMatchObject({ name: "Hills", version: 1 });
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
		await expect.poll(() => games.at(-1)).toMatchObject({ name: "Second" });
		expect(updated.at(-1)).toMatchObject({ id: "g1", version: 2 });
	});
});
