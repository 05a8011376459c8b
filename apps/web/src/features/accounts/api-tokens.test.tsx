import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asAdmin } from "../../testing/administration.ts";
import { accept, answer, refuse } from "../../testing/answers.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const TOKEN = `hilo_player_${"A".repeat(36)}`;
const bot = {
	id: "bot",
	name: "Discord bot",
	hint: "aB3d",
	scopes: ["read" as const, "play" as const],
	createdAt: "2026-11-21T09:00:00.000Z",
	endsAt: "2026-12-21T09:00:00.000Z",
	lastUse: { at: "2026-11-21T10:00:00.000Z", from: "internet" as const },
};
const unused = { ...bot, id: "new", name: "Scores", scopes: ["read" as const], lastUse: null };

beforeEach(() => {
	holdPoll();
	vi.spyOn(Date, "now").mockReturnValue(NOW);
});

async function openSettings(...answers: HttpHandler[]) {
	await renderApp("/profile?tab=settings", [...answers, answer("me", "get", { user: player() })]);
	await page.getByRole("heading", { name: "API tokens" }).click();
}

const newToken = page.getByRole("button", { name: "New token" });
const dialog = page.getByRole("dialog");
const makeToken = dialog.getByRole("button", { name: "Make token" });
const password = dialog.getByLabelText("Your password");

test("makes a token, which is shown once, to be copied", async () => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	await openSettings(
		answer("apiTokens", "list", []),
		refuse("apiTokens", "create", "accounts/wrong-password"),
	);
	await expect.element(page.getByText("No tokens yet")).toBeVisible();
	await newToken.click();
	await makeToken.click();
	await expect
		.element(dialog.getByLabelText("Name"))
		.toHaveAccessibleDescription("Please give the token a name");
	await userEvent.fill(dialog.getByLabelText("Name"), "Discord bot");
	await dialog.getByRole("checkbox", { name: /^Play/ }).click();
	await dialog.getByRole("radio", { name: "90 days" }).click();
	await userEvent.fill(password, "not this one");
	await makeToken.click();
	await expect.element(password).toHaveAccessibleDescription("Your current password is incorrect");
	network.use(answer("apiTokens", "create", { token: TOKEN }), answer("apiTokens", "list", [bot]));
	await makeToken.click();
	await expect.element(dialog.getByLabelText("Your token")).toHaveValue(TOKEN);
	await expect.element(dialog.getByText("It is shown only now.")).toBeVisible();
	await expect.element(dialog.getByRole("heading", { name: "Copy your token" })).toHaveFocus();
	await dialog.getByRole("button", { name: "Copy" }).click();
	expect(copied).toHaveBeenCalledWith(TOKEN);
	await dialog.getByRole("button", { name: "Done" }).click();
	await expect.element(page.getByRole("heading", { name: /^Discord bot/ })).toBeVisible();
	await expect.element(newToken).toHaveFocus();
	await expect.element(page.getByText(TOKEN)).not.toBeInTheDocument();
});

test("lists the tokens with their last use, and ends one after a question", async () => {
	await openSettings(answer("apiTokens", "list", [bot, unused]), accept("apiTokens", "end"));
	const rows = page.getByRole("list", { name: "Tokens" }).getByRole("listitem");
	await expect
		.element(rows.first())
		.toHaveTextContent(
			"Discord bot …aB3dRead, PlayEnds Dec 21, 2026, last used 2 hours ago from the internetEnd",
		);
	await expect.element(page.getByText("Ends Dec 21, 2026, never used")).toBeVisible();
	await page.getByRole("button", { name: "End Discord bot" }).click();
	await expect.element(dialog.getByText(/^Tools that use this token are refused/)).toBeVisible();
	network.use(answer("apiTokens", "list", [unused]));
	await dialog.getByRole("button", { name: "End", exact: true }).click();
	await expect.poll(shownToasts).toContain("Done: Token ended");
	await expect.element(page.getByText(/^Discord bot/)).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: "API tokens" })).toHaveFocus();
});

test("lists the tokens of all administrators in the administration, and makes one with their scopes", async () => {
	const owner = { id: "grace", username: "grace" };
	await renderApp("/admin/settings/tokens", [
		answer("apiTokens", "listAdmin", [{ ...bot, owner }]),
		...asAdmin,
	]);
	await expect.element(page.getByText(/^Owner: grace. Ends Dec 21, 2026/)).toBeVisible();
	await newToken.click();
	await expect.element(dialog.getByRole("checkbox", { name: /^Read the administration/ })).toBeChecked();
	await expect.element(dialog.getByRole("checkbox", { name: /^Administrate/ })).not.toBeChecked();
});
