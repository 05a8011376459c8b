import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
	drafts,
	gamesServer,
	mountains,
	name,
	openEditor,
	save,
	storedText,
	toStep,
} from "./testing/open-editor.tsx";

const refused = page.getByRole("alert").getByText("This game was changed elsewhere.");
const reload = page.getByRole("button", { name: "Reload" });
const restore = page.getByRole("button", { name: "Restore draft" });
const newer = { ...mountains(11), version: 7, name: "Their name" };

/** Saves a new name after the game was changed elsewhere. */
async function saveChangedElsewhere() {
	const server = gamesServer();
	const editor = await openEditor(mountains(10));
	server.changeElsewhere(newer);
	await userEvent.fill(name, "My name");
	if (innerWidth < 768) await toStep("Save");
	scrollTo(0, document.body.scrollHeight);
	await save.click();
	await expect.element(refused).toBeInViewport();
	return { ...server, ...editor };
}

describe("when the game was changed elsewhere", () => {
	test("refuses to save, also when the page opens with the draft, and keeps it after Reload", async () => {
		await page.viewport(1440, 900);
		const { games, updated, unmount } = await saveChangedElsewhere();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(storedText).toContain("My name");
		await unmount();
		const second = await openEditor(newer);
		await expect.element(refused).toBeVisible();
		await expect.element(name).toHaveValue("My name");
		await save.click();
		await expect.poll(() => updated).toHaveLength(2);
		await expect.element(refused).toBeVisible();
		expect(games).toEqual([]);
		await reload.click();
		await expect.element(name).toHaveValue("Their name");
		await expect.element(name).toHaveFocus();
		await expect.element(page.getByText("Draft saved")).not.toBeInTheDocument();
		await second.unmount();
		await openEditor(newer);
		await expect.element(name).toHaveValue("Their name");
		await expect.element(page.getByText("Draft saved")).not.toBeInTheDocument();
		await restore.click();
		await expect.element(name).toHaveValue("My name");
		await expect.element(name).toHaveFocus();
	});

	test("shows the newer version on request, and saves the draft over it once it is restored", async () => {
		const { games, updated } = await saveChangedElsewhere();
		await reload.click();
		await toStep("Details");
		await expect.element(name).toHaveValue("Their name");
		await expect.element(refused).not.toBeInTheDocument();
		await restore.click();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(storedText).toContain("My name");
		await toStep("Save");
		await save.click();
		await expect.poll(() => games).toHaveLength(1);
		expect(updated.map(({ version }) => version)).toEqual([1, 7]);
		expect(games[0]).toMatchObject({ name: "My name" });
		expect(games[0]?.items).toHaveLength(10);
		await expect.poll(drafts).toEqual([]);
	});

	test("keeps the draft while the newer version is only looked at, also after the page was reloaded", async () => {
		const { games, unmount } = await saveChangedElsewhere();
		await reload.click();
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
		await reload.click();
		await toStep("Details");
		await userEvent.fill(name, "Theirs and mine");
		await expect.poll(storedText).toContain("Theirs and mine");
		await expect.element(restore).toBeVisible();
		await unmount();
		const second = await openEditor(newer);
		await expect.element(name).toHaveValue("Theirs and mine");
		await toStep("Save");
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

	test("removes the draft if it is discarded, and undo brings it back", async () => {
		await saveChangedElsewhere();
		await reload.click();
		await page.getByRole("button", { name: "Discard" }).click();
		await expect.element(page.getByRole("button", { name: "3 Save" })).toHaveFocus();
		await expect.poll(drafts).toEqual([]);
		await toStep("Details");
		await expect.element(name).toHaveValue("Their name");
		await page.getByRole("button", { name: "Undo" }).click();
		await expect.element(name).toHaveValue("My name");
		await expect.poll(drafts).toHaveLength(1);
	});
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
		await expect.element(refused).toBeVisible();
		await again.tab.getByRole("button", { name: "Save game" }).click();
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
