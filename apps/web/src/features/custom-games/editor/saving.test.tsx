import { ERRORS } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/axe.ts";
import { gamesServer, mountains, openEditor, pasteText } from "./testing/open-editor.tsx";

const save = page.getByRole("button", { name: "Save game" });
const name = page.getByRole("textbox", { name: "Name", exact: true });
const toStep = (step: string) => page.getByRole("button", { name: new RegExp(`^\\d ${step}`) }).click();
const drafts = () => Object.keys(localStorage).filter((key) => key.includes("game-draft"));

type Refusal =
	| "custom-games/changed-meanwhile"
	| "custom-games/not-yours"
	| "custom-games/texts-full"
	| "request/too-large";

const refusal = (code: Refusal) =>
	new TRPCClientError(ERRORS[code].message, {
		result: { error: { code: -32600, message: ERRORS[code].message, data: { appCode: code } } },
	} as never);

test("creates a game on a phone in three steps, one item at a time", async () => {
	const { api, games } = gamesServer();
	await openEditor({ ...mountains(9), valueLabel: "Value" }, api);
	await toStep("Items");
	await expect.element(page.getByText("9 of 10 items")).toBeVisible();
	await page.getByRole("button", { name: "Add item" }).click();
	await userEvent.keyboard(`Hill{Enter}12{Enter}/pictures/${"a".repeat(32)}.webp`);
	await expectAccessible();
	await page.getByRole("button", { name: "Done" }).click();
	await expect.element(page.getByRole("button", { name: /^Hill/ })).toHaveFocus();
	await expect.element(page.getByText("10 of at most 500 items")).toBeVisible();
	await toStep("Publish");
	await page.getByRole("radio", { name: "Public" }).click();
	await userEvent.fill(page.getByRole("slider"), "12");
	await expect.element(page.getByText("12 s")).toBeVisible();
	await save.click();
	await expect.poll(() => games).toHaveLength(1);
	expect(games[0]).toMatchObject({ privacyLevel: "public", timerSeconds: 12 });
	expect(games[0]?.items.at(-1)).toMatchObject({ name: "Hill", value: 12 });
	await expect.poll(drafts).toEqual([]);
	await expect
		.element(page.getByRole("link", { name: "Open game" }))
		.toHaveAttribute("href", "/custom-game/g1");
});

test.for(["custom-games/not-yours", "custom-games/texts-full", "request/too-large"] as const)(
	"what could not be saved stays, with the reason, and is there again after a reload: %s",
	async (code) => {
		const { api } = gamesServer();
		api.update.mockRejectedValueOnce(refusal(code));
		const { unmount } = await openEditor(mountains(10), api);
		await userEvent.fill(name, "Hills");
		await toStep("Publish");
		await save.click();
		await expect.element(page.getByText(ERRORS[code].message)).toBeVisible();
		await expect.poll(drafts).toHaveLength(1);
		await unmount();
		await openEditor(mountains(10), api);
		await expect.element(page.getByText("We restored your draft from this device.")).toBeVisible();
		await expect.element(name).toHaveValue("Hills");
		await page.getByRole("button", { name: "Discard" }).click();
		await expect.element(name).toHaveValue("Mountains");
		await expect.poll(drafts).toEqual([]);
	},
);

test("shows both versions of a game that was changed elsewhere, and loses neither", async () => {
	const { api, games } = gamesServer();
	const theirs = mountains(11);
	api.update.mockRejectedValueOnce(refusal("custom-games/changed-meanwhile"));
	api.load.mockResolvedValue({ ...theirs, version: 7, description: "Theirs", name: "Their name" });
	await openEditor(mountains(10), api);
	await userEvent.fill(name, "My name");
	await toStep("Publish");
	await save.click();
	const dialog = page.getByRole("dialog", { name: "Someone changed this game meanwhile." });
	await expect.element(dialog.getByText("3 differences", { exact: false })).toBeVisible();
	await expectAccessible();
	await dialog.getByRole("button", { name: "Save this version" }).click();
	await expect.poll(() => games).toHaveLength(1);
	expect(api.update).toHaveBeenLastCalledWith("g1", 7, expect.anything());
	expect(games[0]).toMatchObject({ name: "My name", description: "Theirs" });
	expect(games[0]?.items).toHaveLength(11);
});

test("updates a new game whose first answer was lost, instead of creating another", async () => {
	await page.viewport(1440, 900);
	const { api, games } = gamesServer();
	api.create.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	await openEditor(null, api);
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
	await expect.poll(() => api.update.mock.calls).toHaveLength(1);
	expect(games.at(-1)).toMatchObject({ name: "Peaks of today" });
	expect(new Set(api.create.mock.calls.map(([, clientId]) => clientId)).size).toBe(1);
});
