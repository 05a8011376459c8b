import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { answer, breakOff, hang, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { maintenance } from "../../testing/maintenance.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

const name = page.getByLabelText("Email or username");
const password = page.getByLabelText("Password", { exact: true });
const form = page.getByRole("region", { name: /^Sign (in|up)$/ });
const submit = form.getByRole("button", { name: "Sign In" });

test("begins with signing in on every device, and with a new account where the address says so", async () => {
	for (const path of [
		"/sign-in",
		"/sign-in?from=/country-game",
		"/sign-in?notice=suspended",
		"/custom-games",
	]) {
		const { unmount } = await renderApp(path);
		await expect.element(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
		await expect.element(name).toBeVisible();
		expect(document.title).toBe("Sign In | Hilo");
		await unmount();
	}
	const { router } = await renderApp("/sign-in?mode=sign-up&from=/custom-games", [
		answer("accounts", "register", { user: player() }),
	]);
	await expect.element(page.getByRole("heading", { name: "Join the duel" })).toBeVisible();
	await expect.element(page.getByText("Create a free account to make and find games.")).toBeVisible();
	expect(document.title).toBe("Sign Up | Hilo");
	for (const [bar, link] of [
		["Main", "Sign In"],
		["Shortcuts", "Sign in"],
	] as const) {
		await page.getByRole("navigation", { name: bar }).getByRole("link", { name: link }).click();
		await expect.element(name).toBeVisible();
		expect(router.state.location.href).toBe("/sign-in?from=%2Fcustom-games");
		await form.getByRole("tab", { name: "Sign Up" }).click();
	}
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await password.fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/custom-games");
});

test("has a segment for each form, by pointer and by arrow keys", async () => {
	const { router } = await renderApp("/leaderboard");
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	const signIn = form.getByRole("tab", { name: "Sign In" });
	const signUp = form.getByRole("tab", { name: "Sign Up" });
	await expect.element(signIn).toHaveAttribute("aria-selected", "true");
	await expectAccessible();
	await signUp.click();
	await expect.element(page.getByRole("button", { name: "Create Account" })).toBeVisible();
	await expect.element(signUp).toHaveAttribute("aria-selected", "true");
	await expect.element(form.getByRole("tabpanel", { name: "Sign Up" })).toBeVisible();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(signIn).toHaveFocus();
	await expect.element(name).toBeVisible();
	await userEvent.keyboard("{ArrowLeft}");
	await expect.element(signUp).toHaveFocus();
	await expectAccessible();
	router.history.back();
	await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
});

test("lets password managers fill both forms in", async () => {
	await renderApp("/sign-in");
	const kinds = () =>
		[...document.querySelectorAll("main input")].map((input) => input.getAttribute("autocomplete"));
	await expect.element(name).toBeVisible();
	expect(kinds()).toEqual(["username", "current-password"]);
	await form.getByRole("tab", { name: "Sign Up" }).click();
	await expect.element(page.getByRole("button", { name: "Create Account" })).toBeVisible();
	expect(kinds()).toEqual(["email", "username", "new-password"]);
});

test.each([
	["invitation", "By invitation", "New accounts need an invitation link."],
	["closed", "No new accounts", "This site takes no new accounts at the moment."],
] as const)(
	"signs in where registration is %s, and says so instead of a form for a new account",
	async (mode, title, text) => {
		await renderApp("/sign-in", [aboutSite({ registration: mode })]);
		await expect.element(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
		await form.getByRole("link", { name: "Sign up" }).click();
		await expect.element(form.getByRole("heading", { name: title })).toBeVisible();
		await expect.element(form.getByText(text, { exact: false })).toBeVisible();
		await expect.element(page.getByText("You can play without an account.")).toBeVisible();
		await expect.element(page.getByRole("button", { name: "Create Account" })).not.toBeInTheDocument();
		await expect
			.element(form.getByRole("link", { name: "Play without an account" }))
			.toHaveAttribute("href", "/");
		await expectAccessible();
	},
);

test("has the three tiles and the switch to the other form", async () => {
	await renderApp("/sign-in");
	for (const tile of ["Custom Games", "Leaderboards", "Friends"]) {
		await expect.element(page.getByRole("heading", { name: tile })).toBeVisible();
	}
	await expect.element(page.getByText(/^Don't have an account\?/)).toBeVisible();
	await form.getByRole("link", { name: "Sign up" }).click();
	await expect.element(page.getByText(/^Already have an account\?/)).toBeVisible();
	await expect.element(page.getByText("Password must be at least 6 characters long")).toBeVisible();
});

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
	await expectAccessible();
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
	await expectAccessible();
});

test("keeps the typed text while the other form is shown", async () => {
	await renderApp("/sign-in");
	await name.fill("ada");
	await password.fill("secret");
	await form.getByRole("link", { name: "Sign up" }).click();
	await expect.element(page.getByLabelText("Username")).toHaveValue("ada");
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await form.getByRole("link", { name: "Sign in" }).click();
	await expect.element(name).toHaveValue("ada");
	await expect.element(password).toHaveValue("secret");
	await form.getByRole("tab", { name: "Sign Up" }).click();
	await expect.element(page.getByLabelText("Email", { exact: true })).toHaveValue("ada@example.com");
});

test("opens with either form, and a link to the other one", async () => {
	const { router } = await renderApp("/sign-in?mode=sign-up&from=/leaderboard", [
		answer("accounts", "register", { user: player() }),
	]);
	const other = form.getByRole("link", { name: "Sign in" });
	await expect.element(other).toHaveAttribute("href", "/sign-in?from=%2Fleaderboard&mode=sign-in");
	await page.getByLabelText("Email", { exact: true }).fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await page.getByRole("navigation").getByRole("link", { name: "Sign In" }).click();
	await expect.element(name).toBeVisible();
	expect(document.title).toBe("Sign In | Hilo");
	await form.getByRole("link", { name: "Sign up" }).click();
	expect(document.title).toBe("Sign Up | Hilo");
	await expect.element(page.getByLabelText("Username")).toHaveValue("ada");
	await password.fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
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
