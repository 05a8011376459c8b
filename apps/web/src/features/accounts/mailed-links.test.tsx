import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { accept, answer, breakOff, refuse } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

test("sends a link for a new password, and shows the same for every address", async () => {
	const { router } = await renderApp("/sign-in?mode=sign-in", [accept("accounts", "forgotPassword")]);
	const name = page.getByLabelText("Email or username");
	await userEvent.fill(name, "ada@example.com");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/forgot-password");
	const email = page.getByLabelText("Email");
	await expect.element(email).toHaveValue("ada@example.com");
	await userEvent.fill(email, "ada");
	await page.getByRole("button", { name: "Send link" }).click();
	await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address");
	await userEvent.fill(email, "ada@example.com");
	await page.getByRole("button", { name: "Send link" }).click();
	await expect.element(page.getByText(/^If there's an account for ada@example.com/)).toBeVisible();
	await page.getByRole("button", { name: "Try another address" }).click();
	await expect.element(email).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
	await expect.element(name).toHaveValue("ada@example.com");
});

test("promises no mail where the site sends none, and says whom to ask", async () => {
	await renderApp("/forgot-password", [aboutSite({ sendsMail: false, contact: "help@quiz.example" })]);
	const main = page.getByRole("main");
	await expect
		.element(main.getByText("This site sends no mail. Ask help@quiz.example for a link to a new password."))
		.toBeVisible();
	await expect.element(main.getByRole("button")).not.toBeInTheDocument();
});

test("sets a new password by a mailed link and opens the sign-in page", async () => {
	const { router } = await renderApp("/reset-password?token=abc", [
		breakOff("accounts", "resetPassword"),
		answer("me", "get", { user: player() }),
	]);
	const password = page.getByLabelText("New password");
	const save = page.getByRole("button", { name: "Save password" });
	await userEvent.fill(password, "12345");
	await save.click();
	await expect.element(password).toBeInvalid();
	await userEvent.fill(password, "123456");
	await save.click();
	await expect.element(page.getByText("Failed to reset password")).toBeVisible();
	network.use(
		answer("accounts", "resetPassword", { username: "ada_lovelace" }),
		answer("me", "get", { user: null }),
	);
	await save.click();
	await expect.poll(() => router.state.location.pathname).toBe("/sign-in");
	await expect.poll(shownToasts).toContain("Done: Password changed. Sign in with the new one.");
	await expect.element(page.getByLabelText("Email or username")).toHaveValue("ada_lovelace");
});

test("says that a link is used or invalid, and where to get another", async () => {
	const { unmount } = await renderApp("/reset-password");
	await expect.element(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
	await unmount();
	await renderApp("/reset-password?token=abc", [
		refuse("accounts", "resetPassword", "accounts/link-invalid"),
	]);
	await userEvent.fill(page.getByLabelText("New password"), "123456");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect
		.element(page.getByText("This link is no longer valid. Please ask for a new one."))
		.toBeVisible();
});

test("confirms a new address on a press", async () => {
	await renderApp("/confirm-email?token=abc", [
		answer("accounts", "confirmEmail", { email: "countess@example.com" }),
	]);
	await page.getByRole("button", { name: "Confirm this address" }).click();
	await expect.element(page.getByText("countess@example.com")).toBeVisible();
});

test("says why an address was not confirmed", async () => {
	await renderApp("/confirm-email?token=abc", [refuse("accounts", "confirmEmail", "accounts/email-taken")]);
	await page.getByRole("button", { name: "Confirm this address" }).click();
	await expect.element(page.getByText("Email is already in use")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Go to settings" })).toBeVisible();
});
