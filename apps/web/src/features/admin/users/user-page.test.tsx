import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin, oneUser } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";

const grace = oneUser("grace", { scores: [{ key: "countryGame", highScore: 23, verified: true }] });
const asked = answer("admin", "user", grace);

async function choose(entry: string) {
	await page.getByRole("button", { name: "More to do with grace" }).click();
	await page.getByRole("menuitem", { name: entry }).click();
}

test("suspends with a reason and an end, and says what was wrong with them", async () => {
	const sent = watchCalls("moderation.suspend");
	await renderApp("/admin/users/grace", [accept("moderation", "suspend"), asked, ...asAdmin]);
	await page.getByRole("button", { name: "Suspend" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Suspend" }).click();
	await expect
		.element(dialog.getByLabelText("Reason"))
		.toHaveAccessibleDescription("Please say why: the player reads it");
	await dialog.getByLabelText("Reason").fill("Rude words");
	await dialog.getByRole("radio", { name: "Until a day" }).click();
	await dialog.getByLabelText("Until", { exact: true }).fill("2999-12-03");
	await dialog.getByRole("button", { name: "Suspend" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect
		.poll(sent)
		.toEqual([{ userId: "grace", reason: "Rude words", until: new Date("2999-12-03T12:00").toISOString() }]);
	await expect.poll(shownToasts).toContain("Done: Account suspended");
	await expect.element(page.getByRole("button", { name: "Suspend" })).toHaveFocus();
});

test("renames with a reason, and says what is wrong with the name", async () => {
	await renderApp("/admin/users/grace", [
		refuse("moderation", "renameUser", "accounts/username-reserved"),
		asked,
		...asAdmin,
	]);
	await choose("Change name");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabelText("New username").fill("the_admin");
	await dialog.getByRole("button", { name: "Rename" }).click();
	const reason = dialog.getByLabelText("Reason");
	await expect.element(reason).toHaveAccessibleDescription("Please say why: the player reads it");
	await reason.fill("It looks like the staff's");
	await dialog.getByRole("button", { name: "Rename" }).click();
	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("This name is reserved. Please choose another one.");
	const sent = watchCalls("moderation.renameUser");
	network.use(accept("moderation", "renameUser"));
	await dialog.getByLabelText("New username").fill("hopper");
	await dialog.getByRole("button", { name: "Rename" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect
		.poll(sent)
		.toEqual([{ userId: "grace", username: "hopper", reason: "It looks like the staff's" }]);
	await expect.poll(shownToasts).toContain("Done: Name changed");
});

test("shows why a user is suspended, and lifts it after a confirmation", async () => {
	const sent = watchCalls("moderation.lift");
	const suspension = { reason: "Rude words", byName: "ada", since: "2026-11-22T09:00:00.000Z", until: null };
	await renderApp("/admin/users/grace", [
		accept("moderation", "lift"),
		answer("admin", "user", { ...grace, suspension, suspendedUntil: "+275760-09-13T00:00:00.000Z" }),
		...asAdmin,
	]);
	await expect.element(page.getByText("Suspended without an end, by ada on 22 Nov 2026")).toBeVisible();
	await expect.element(page.getByText("Rude words")).toBeVisible();
	await page.getByRole("button", { name: "Lift suspension" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Lift" }).click();
	await expect.poll(sent).toEqual([{ userId: "grace" }]);
});

test("asks for the name before scores are reset or an account is deleted", async () => {
	const reset = watchCalls("admin.resetScores");
	const deleted = watchCalls("admin.deleteUser");
	const { router } = await renderApp("/admin/users/grace", [
		accept("admin", "resetScores"),
		accept("admin", "deleteUser"),
		asked,
		...asAdmin,
	]);
	const dialog = page.getByRole("dialog");
	await choose("Reset scores");
	await dialog.getByLabelText("Game").selectOptions("Countries");
	await dialog.getByLabelText('Type "grace" to go on').fill("grac");
	await dialog.getByRole("button", { name: "Reset" }).click();
	await expect.element(dialog.getByText(/exactly as it stands here/)).toBeVisible();
	await dialog.getByLabelText('Type "grace" to go on').fill("grace");
	await dialog.getByRole("button", { name: "Reset" }).click();
	await expect.poll(reset).toEqual([{ userId: "grace", game: "countryGame" }]);
	await choose("Delete account");
	await dialog.getByLabelText('Type "grace" to go on').fill("grace");
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect.poll(deleted).toEqual([{ userId: "grace", username: "grace" }]);
	await expect.poll(() => router.state.location.pathname).toBe("/admin/users");
});

test("makes a link to a new password, and shows it this once", async () => {
	const url = "http://127.0.0.1:3000/reset-password?token=abc";
	await renderApp("/admin/users/grace", [
		refuse("admin", "createPasswordLink", "admin/password-link-of-suspended"),
		asked,
		...asAdmin,
	]);
	await choose("Make a password link");
	const dialog = page.getByRole("dialog");
	await expect.element(dialog.getByText(/^Make a link and give it to the player/)).toBeVisible();
	await dialog.getByRole("button", { name: "Make link" }).click();
	await expect.element(dialog.getByText(/Lift the suspension first/)).toBeVisible();
	network.use(answer("admin", "createPasswordLink", { url }));
	await dialog.getByRole("button", { name: "Make link" }).click();
	await expect.element(dialog.getByRole("textbox", { name: "Password link" })).toHaveValue(url);
	await expect.element(dialog.getByText(/works on this machine only/)).toBeVisible();
});

test("says why rights can't change, and offers no actions on the own account", async () => {
	await renderApp("/admin/users/ada", [
		answer("admin", "user", { ...oneUser("ada"), isAdmin: true }),
		refuse("admin", "setAdmin", "accounts/last-admin"),
		...asAdmin,
	]);
	await page.getByRole("button", { name: "More to do with ada" }).click();
	for (const name of ["Delete account", "Make a password link"])
		await expect.element(page.getByRole("menuitem", { name })).not.toBeInTheDocument();
	await expect.element(page.getByRole("button", { name: "Suspend" })).not.toBeInTheDocument();
	await page.getByRole("menuitem", { name: "Take administrator rights away" }).click();
	await page.getByRole("button", { name: "Take away" }).click();
	await expect.poll(() => shownToasts().join()).toContain("administrator");
});
