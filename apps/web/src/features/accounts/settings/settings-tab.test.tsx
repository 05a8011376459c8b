import { ERRORS } from "@hilo/rules/errors/errors";
import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../../testing/about-site.ts";
import { accept, answer, breakOff, hold, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const signedIn = answer("me", "get", { user: player() });
const username = page.getByRole("textbox", { name: "Username" });
const saveName = page.getByRole("button", { name: "Save username" });

/** Opens a row. */
const show = (title: string) => page.getByRole("heading", { name: title, exact: true }).click();

async function open(...answers: HttpHandler[]) {
	await renderApp("/profile?tab=settings", [...answers, signedIn]);
}

test("says what is wrong with a new username, then shows it everywhere", async () => {
	await open(refuse("profiles", "rename", "accounts/username-taken"));
	await expect.element(saveName).toBeDisabled();
	for (const [typed, message] of [
		["ab", "Username must be between 3 and 20 characters"],
		["taken", "Username is already taken"],
	] as const) {
		await userEvent.fill(username, typed);
		await saveName.click();
		await expect.element(username).toHaveAccessibleDescription(message);
	}
	network.use(answer("profiles", "rename", { user: { ...player(), username: "countess" } }));
	await userEvent.fill(username, "countess");
	await saveName.click();
	await expect.element(page.getByRole("heading", { name: "countess" })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Account menu of countess" })).toBeVisible();
	await expect.element(saveName).toHaveFocus();
});

test("changes the password, and says at the field when the current one is wrong", async () => {
	await open(refuse("accounts", "changePassword", "accounts/wrong-password"));
	await show("Password");
	const current = page.getByLabelText("Current password");
	const next = page.getByLabelText("New password", { exact: true });
	const change = page.getByRole("button", { name: "Change password" });
	await change.click();
	await expect.element(current).toHaveAccessibleDescription("Please fill in all required fields");
	await expect.element(current).toHaveFocus();
	await userEvent.fill(current, "not this one");
	await userEvent.fill(next, "12345");
	await change.click();
	await expect.element(next).toBeInvalid();
	await userEvent.fill(next, "123456");
	await change.click();
	await expect.element(current).toHaveAccessibleDescription("Your current password is incorrect");
	network.use(accept("accounts", "changePassword"));
	await change.click();
	await expect.poll(shownToasts).toContain("Done: Password changed");
	await expect.element(current).toHaveValue("");
});

test("mails a link to a new address before using it", async () => {
	await open(refuse("accounts", "changeEmail", "accounts/email-taken"));
	await show("Email");
	await expect.element(page.getByText("ada@example.com").first()).toBeVisible();
	const email = page.getByLabelText("New email");
	const change = page.getByRole("button", { name: "Change email" });
	await userEvent.fill(email, "nowhere");
	await userEvent.fill(page.getByLabelText("Your password"), "secret");
	await change.click();
	await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address");
	await userEvent.fill(email, "countess@example.com");
	await change.click();
	await expect.element(page.getByText("Email is already in use")).toBeVisible();
	network.use(accept("accounts", "changeEmail"));
	await change.click();
	await expect.element(page.getByText(/^A link is on its way to countess@example.com/)).toHaveFocus();
	await expect.element(email).toHaveValue("");
});

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const session = (id: string, device: string, minutesAgo: number) => ({
	id,
	device,
	createdAt: "2026-11-03T10:00:00.000Z",
	lastSeenAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
	isCurrent: minutesAgo === 0,
});
const here = session("here", "Chrome on Linux", 0);
const phone = session("phone", "Safari on iPhone", 5);
const old = session("old", "Unknown device", 3 * 24 * 60);

test("says who has the link to a new address where the site sends no mail", async () => {
	await open(aboutSite({ sendsMail: false }), accept("accounts", "changeEmail"));
	await show("Email");
	await expect.element(page.getByText(/a new one needs a link from the people who run it/)).toBeVisible();
	await userEvent.fill(page.getByLabelText("New email"), "countess@example.com");
	await userEvent.fill(page.getByLabelText("Your password"), "secret");
	await page.getByRole("button", { name: "Change email" }).click();
	await expect
		.element(page.getByText(/^Now ask the people who run it for the link that confirms countess@example.com/))
		.toHaveFocus();
});

test("lists the sessions, and ends one or all others", async () => {
	vi.spyOn(Date, "now").mockReturnValue(NOW);
	await open(answer("accounts", "sessions", { sessions: [here, phone, old] }));
	await show("Devices");
	const rows = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
	await expect.element(rows.first().getByText("This device")).toBeVisible();
	await expect.element(page.getByText("Since Nov 3, 2026, last seen 5 minutes ago")).toBeVisible();
	await expect.element(page.getByText("Since Nov 3, 2026, last seen 3 days ago")).toBeVisible();
	network.use(accept("accounts", "endSession"), answer("accounts", "sessions", { sessions: [here, old] }));
	await page.getByRole("button", { name: "Sign out: Safari on iPhone" }).click();
	await expect.element(page.getByText("Safari on iPhone")).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: "Devices" })).toHaveFocus();
	await expect.poll(shownToasts).toContain("Done: Device signed out");
	clearToasts();
	await expect.element(page.getByRole("button", { name: "Sign out all others" })).not.toBeInTheDocument();
	network.use(refuse("accounts", "endSession", "request/too-many"));
	await page.getByRole("button", { name: "Sign out: Unknown device" }).click();
	await expect.poll(shownToasts).toContain("Error: Too many requests. Please wait a moment.");
});

test("deletes the account after a second step and with the password, and can be stopped before", async () => {
	const { router } = await renderApp("/profile?tab=settings", [
		refuse("accounts", "deleteAccount", "accounts/wrong-password"),
		signedIn,
	]);
	const start = page.getByRole("button", { name: "Delete account" });
	const password = page.getByRole("region", { name: "Delete account" }).getByLabelText("Your password");
	const end = page.getByRole("button", { name: "Delete my account" });
	await show("Delete account");
	await start.click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect.element(start).toHaveFocus();
	await start.click();
	await expect.element(password).toHaveFocus();
	await userEvent.fill(password, "wrong");
	await end.click();
	await expect.element(password).toHaveAccessibleDescription("Your current password is incorrect");
	network.use(
		answer("accounts", "deleteAccount", { deletionDueAt: "2026-11-28T10:00:00.000Z" }),
		answer("me", "get", { user: null }),
	);
	await end.click();
	await expect.element(page.getByText(/Your account will be deleted on Nov 28, 2026/)).toBeVisible();
	expect(router.state.location.pathname).toBe("/");
	await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("makes no call for the player while the account is being deleted", async () => {
	const { held, release } = hold("accounts", "deleteAccount");
	const sessions = vi.fn(() => HttpResponse.json({ result: { data: { sessions: [] } } }));
	const { refetch } = await renderApp("/profile?tab=settings", [
		held,
		answer("accounts", "deleteAccount", { deletionDueAt: "2026-11-28T10:00:00.000Z" }),
		http.get("/api/trpc/accounts.sessions", sessions),
		signedIn,
	]);
	await show("Devices");
	await expect.element(page.getByRole("list", { name: "Devices" })).toBeInTheDocument();
	await show("Delete account");
	await page.getByRole("button", { name: "Delete account" }).click();
	await userEvent.keyboard("correct horse{Enter}");
	await expect.element(page.getByRole("button", { name: "Deleting..." })).toBeVisible();
	network.use(answer("me", "get", { user: null }));
	// This is what happens when the live connection returns.
	await refetch();
	release();
	await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	expect(sessions).toHaveBeenCalledTimes(1);
});

test("lets a player whose address is not verified ask for the mail again", async () => {
	const me = { ...player(), isEmailVerified: false };
	await renderApp("/profile?tab=settings", [
		breakOff("accounts", "sendVerification"),
		answer("me", "get", { user: me }),
	]);
	const send = page.getByRole("button", { name: "Send verification email" });
	await send.click();
	await expect.element(page.getByText("Failed to send the verification email")).toBeVisible();
	const { held, release } = hold("accounts", "sendVerification");
	network.use(held, accept("accounts", "sendVerification"));
	await send.click();
	const busy = page.getByRole("button", { name: "Sending..." });
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	await expect.element(busy).toHaveFocus();
	release();
	const done = page.getByText(`A link is on its way to ${me.email}. Open it within a day.`);
	await expect.element(done).toHaveFocus();
});

test("says why the export failed, also when it was interrupted", async () => {
	const { message, status } = ERRORS["accounts/export-under-way"];
	const underWay = HttpResponse.json({ code: "accounts/export-under-way", message }, { status });
	await open(http.get("/api/user/export", () => underWay));
	await show("Data");
	const download = page.getByRole("button", { name: "Download my data" });
	await download.click();
	await expect.element(page.getByText(message)).toBeVisible();
	const broken = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode('{"account":'));
			setTimeout(() => controller.error(new Error("broken")));
		},
	});
	network.use(http.get("/api/user/export", () => new HttpResponse(broken)));
	await download.click();
	await expect.element(page.getByText("Failed to export your data")).toBeVisible();
});
