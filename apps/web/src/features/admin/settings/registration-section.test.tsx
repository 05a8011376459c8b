import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin, siteSettings } from "../../../testing/administration.ts";
import { accept, answer, hold } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";

type Invitation = Outputs["registration"]["invitations"][number];

const settings = (registration: Outputs["site"]["settings"]["registration"]) =>
	siteSettings({ registration });
const listed = (...invitations: Invitation[]) => answer("registration", "invitations", invitations);

const CLUB: Invitation = {
	id: "i1",
	note: "Chess club",
	usesLeft: 3,
	maxUses: 5,
	expiresAt: "2026-12-04T12:00:00.000Z",
	createdBy: "root",
};

const section = page.getByRole("region", { name: "Invitation links" });

test("changes who can create an account", async () => {
	const sent = watchCalls("site.setRegistration");
	await renderApp("/admin/settings", [
		...asAdmin,
		settings("open"),
		listed(),
		accept("site", "setRegistration"),
	]);
	await expect.element(page.getByText("Everyone can create an account.")).toBeVisible();
	await expect.element(section.getByText("No link is open.")).toBeVisible();
	network.use(settings("closed"));
	await page.getByRole("radio", { name: "Closed" }).click();
	await expect.element(page.getByText(/^No new accounts, not even with an invitation link/)).toBeVisible();
	await expect.poll(sent).toEqual([{ registration: "closed" }]);
	await expect.poll(shownToasts).toEqual(["Done: Saved"]);
});

test("shows a choice immediately, and after the answer what is stored", async () => {
	const { held, release } = hold("site", "setRegistration");
	await renderApp("/admin/settings", [...asAdmin, settings("open"), listed(), held]);
	const modes = page.getByRole("group", { name: "Who can create an account" });
	const closed = modes.getByRole("radio", { name: "Closed" });
	await closed.click();
	expect(closed.element()).toHaveProperty("checked", true);
	release();
	await expect
		.poll(() => modes.getByRole("radio", { name: "Open" }).element())
		.toHaveProperty("checked", true);
});

test("makes a link and shows it this once", async () => {
	const url = "https://hilo.example/join?key=abc";
	const sent = watchCalls("registration.createInvitation");
	await renderApp("/admin/settings", [
		...asAdmin,
		settings("invitation"),
		listed(),
		answer("registration", "createInvitation", { url }),
	]);
	await section.getByRole("button", { name: "New link" }).click();
	const dialog = page.getByRole("dialog", { name: "New invitation link" });
	await dialog.getByLabelText("Note").fill("Chess club");
	await dialog.getByLabelText("Accounts").fill("1001");
	await dialog.getByRole("button", { name: "Make link" }).click();
	await expect
		.element(dialog.getByLabelText("Accounts"))
		.toHaveAccessibleDescription("The number of accounts must be a whole number from 1 to 1,000");
	await dialog.getByLabelText("Accounts").fill("5");
	await dialog.getByRole("radio", { name: "30 days" }).click();
	network.use(listed(CLUB));
	await dialog.getByRole("button", { name: "Make link" }).click();
	const made = page.getByRole("dialog", { name: "Your invitation link" });
	await expect.element(made.getByLabelText("Invitation link")).toHaveValue(url);
	await expect.poll(sent).toEqual([{ note: "Chess club", uses: 5, days: 30 }]);
	await made.getByRole("button", { name: "Done" }).click();
	await expect.element(section.getByRole("button", { name: "New link" })).toHaveFocus();
	await expect.element(section.getByText("Chess club")).toBeVisible();
	await expect
		.element(section.getByText(/^3 of 5 left, until 4 Dec 2026, \d\d:\d\d, by root$/))
		.toBeVisible();
});

test("ends a link after a confirmation", async () => {
	const sent = watchCalls("registration.endInvitation");
	await renderApp("/admin/settings", [
		...asAdmin,
		settings("invitation"),
		listed(CLUB, { ...CLUB, id: "i2", note: "" }),
		accept("registration", "endInvitation"),
	]);
	await section.getByRole("button", { name: "End: Chess club" }).click();
	network.use(listed());
	await page.getByRole("dialog").getByRole("button", { name: "End the link" }).click();
	await expect.element(section.getByText("No link is open.")).toBeVisible();
	await expect.poll(sent).toEqual([{ id: "i1" }]);
	await expect.poll(shownToasts).toEqual(["Done: The link has ended"]);
});
