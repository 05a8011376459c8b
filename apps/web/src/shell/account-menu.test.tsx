import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../testing/answers.ts";
import { holdPoll } from "../testing/hold-poll.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { shownToasts } from "../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const signedIn = answer("me", "get", { user: player() });
const menu = page.getByRole("button", { name: /^Account menu of/ });
const edit = page.getByRole("button", { name: "Edit username" });
const input = page.getByPlaceholder("New username");

test("changes the username in place, and Save closes the edit", async () => {
	const renamed = { ...player(), username: "countess" };
	await renderApp("/", [signedIn, answer("profiles", "rename", { user: renamed })]);
	await menu.click();
	await edit.click();
	await expect.element(input).toHaveFocus();
	await userEvent.fill(input, "countess");
	await page.getByRole("button", { name: "Save" }).click();
	await expect.element(input).not.toBeInTheDocument();
	await expect.poll(shownToasts).toContain("Done: Username updated");
	await expect.element(page.getByRole("button", { name: "Account menu of countess" })).toBeVisible();
	await expect.element(edit).toHaveFocus();
});

test("shows the server's error about a name", async () => {
	await renderApp("/", [signedIn, refuse("profiles", "rename", "accounts/username-taken")]);
	await menu.click();
	await edit.click();
	await userEvent.fill(input, "x");
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText("Username is already taken")).toBeVisible();
	await expect.element(input).toBeInvalid();
});

test("keeps no typed name when another player signs in", async () => {
	const { queryClient } = await renderApp("/", [signedIn]);
	await menu.click();
	await edit.click();
	await userEvent.fill(input, "countess");
	network.use(answer("me", "get", { user: { ...player(), id: "grace", username: "grace" } }));
	await queryClient.invalidateQueries({ queryKey: [["me", "get"]] });
	await expect.element(page.getByRole("button", { name: "Account menu of grace" })).toBeVisible();
	await expect.element(input).not.toBeInTheDocument();
});
