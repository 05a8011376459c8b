import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, hang, refuse } from "../../testing/answers.ts";
import { maintenance } from "../../testing/maintenance.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

const name = page.getByLabelText("Email or username");
const password = page.getByLabelText("Password", { exact: true });
const form = page.getByRole("region", { name: /^Sign (in|up)$/ });
const submit = form.getByRole("button", { name: "Sign In" });

test("signs in and returns to the page before", async () => {
	const { router } = await renderApp("/sign-in?from=/leaderboard", [
		answer("accounts", "login", { user: player(), wasLeaving: false }),
	]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
	await expect.element(page.getByRole("button", { name: "Account menu of ada_lovelace" })).toBeVisible();
});

test("only logs when the check for badges fails", async () => {
	const logged = vi.spyOn(console, "info").mockImplementation(() => {});
	const { router } = await renderApp("/sign-in", [
		answer("accounts", "login", { user: player(), wasLeaving: false }),
		breakOff("progression", "checkBadges"),
	]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
	const said = () => logged.mock.calls.map(([what]) => what);
	// A call that fails for a lost connection is retried after growing pauses, so the failure comes late.
	await expect.poll(said).toContain("The badge check failed:");
	expect(shownToasts()).toEqual([]);
});

test("says that signing in has undone a deletion", async () => {
	await renderApp("/sign-in", [answer("accounts", "login", { user: player(), wasLeaving: true })]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.poll(shownToasts).toContain("Note: Welcome back. Your account will not be deleted.");
});

test("returns only to pages of this site", async () => {
	for (const from of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example"]) {
		const { router, unmount } = await renderApp(`/sign-in?from=${encodeURIComponent(from)}`);
		expect(router.state.matches.at(-1)?.search).toEqual({ from: undefined, mode: undefined });
		await unmount();
	}
});

test("asks for empty fields with the texts of the catalogue", async () => {
	await renderApp("/sign-in");
	await submit.click();
	await expect.element(name).toHaveAccessibleDescription("Please fill in all required fields");
	await expect.element(password).toHaveAccessibleDescription("Please fill in all required fields");
	await expect.element(name).toHaveFocus();
});

test.each([
	["taken", "accounts/username-taken", "Username is already taken"],
	["reserved", "accounts/username-reserved", "This name is reserved. Please choose another one."],
] as const)("marks the field of a name that is %s, and says so above the form", async (_, code, message) => {
	await renderApp("/sign-in", [refuse("accounts", "register", code)]);
	await form.getByRole("link", { name: "Sign up" }).click();
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await password.fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(message);
	await expect.element(page.getByLabelText("Username")).toHaveFocus();
	await expect.element(page.getByLabelText("Username")).toHaveAccessibleDescription(message);
});

test("shows the server's error above the form and keeps the typed text", async () => {
	await renderApp("/sign-in", [refuse("accounts", "login", "accounts/bad-login")]);
	await name.fill("ada");
	await password.fill("wrong one");
	await submit.click();
	await expect.element(page.getByText("Invalid email, username or password")).toBeVisible();
	await expect.element(name).toHaveValue("ada");
	await expect.element(password).toHaveValue("wrong one");
});

test("says until when an account is suspended, and why below it", async () => {
	const message = "This account is suspended until 3 December 2026.";
	await renderApp("/sign-in?notice=suspended", [
		http.post("/api/trpc/accounts.login", () =>
			HttpResponse.json(
				{
					error: {
						message,
						code: -32600,
						data: { code: "FORBIDDEN", httpStatus: 403, appCode: "accounts/suspended", reason: "Rude words" },
					},
				},
				{ status: 403 },
			),
		),
	]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(`${message}Reason: Rude words`);
});

test("falls back to the documented text when no answer comes", async () => {
	await renderApp("/sign-in", [breakOff("accounts", "login"), breakOff("accounts", "register")]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.element(page.getByText("Login failed")).toBeVisible();
	await form.getByRole("link", { name: "Sign up" }).click();
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await password.fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.element(page.getByText("Registration failed")).toBeVisible();
});

test("shows that it is busy, and ignores a second press", async () => {
	await renderApp("/sign-in", [hang("accounts", "login"), hang("accounts", "register")]);
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
	await expect.element(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
	await form.getByRole("link", { name: "Sign up" }).click();
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await password.fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.element(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
});

test("checks a new account's fields, names each fault at its field and goes to the first", async () => {
	await renderApp("/sign-in");
	await form.getByRole("link", { name: "Sign up" }).click();
	const email = page.getByLabelText("Email", { exact: true });
	await email.fill("nobody");
	await page.getByLabelText("Username").fill("ab");
	await password.fill("12345");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.element(email).toHaveFocus();
	await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address");
	await expect
		.element(page.getByLabelText("Username"))
		.toHaveAccessibleDescription("Username must be between 3 and 20 characters");
	await expect.element(password).toBeInvalid();
});

test("shows the password on request", async () => {
	await renderApp("/sign-in");
	await password.fill("secret");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect.element(password).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect.element(password).toHaveAttribute("type", "password");
});

test("works by keyboard alone", async () => {
	const { router } = await renderApp("/sign-in", [
		answer("accounts", "login", { user: player(), wasLeaving: false }),
	]);
	await name.click();
	await userEvent.keyboard("ada{Tab}secret{Enter}");
	await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("in maintenance lets only administrators sign in, and closes registration", async () => {
	await renderApp("/", [maintenance(), refuse("accounts", "login", "site/maintenance")]);
	await expect.element(page.getByText("Maintenance Mode Active")).toBeVisible();
	await expect
		.element(page.getByText("If you are an administrator, please sign in to continue."))
		.toBeVisible();
	await expect.element(page.getByRole("link", { name: "Forgot your password?" })).not.toBeInTheDocument();
	await form.getByRole("link", { name: "Sign up" }).click();
	await expect
		.element(page.getByText("Registration is disabled during maintenance. Please try again later."))
		.toBeVisible();
	await page.getByRole("link", { name: "Go to Sign In" }).click();
	await expect.element(name).toBeVisible();
});

test("redirects signed-in players to the home page", async () => {
	const { router } = await renderApp("/sign-in", [answer("me", "get", { user: player() })]);
	await expect.poll(() => router.state.location.pathname).toBe("/");
});
