import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { answer, hang, refuse } from "../../testing/answers.ts";
import { maintenance } from "../../testing/maintenance.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

const name = page.getByLabelText("Email or username");
const email = page.getByLabelText("Email", { exact: true });
const username = page.getByLabelText("Username");
const password = page.getByLabelText("Password", { exact: true });
const form = page.getByRole("region", { name: /^Sign (in|up)$/ });
const submit = form.getByRole("button", { name: "Sign In" });
const create = page.getByRole("button", { name: "Create Account" });

async function signIn(): Promise<void> {
	await name.fill("ada");
	await password.fill("secret");
	await submit.click();
}

async function signUp(): Promise<void> {
	await email.fill("ada@example.com");
	await username.fill("ada");
	await password.fill("secret");
	await create.click();
}

const loggedIn = (wasLeaving: boolean) => answer("accounts", "login", { user: player(), wasLeaving });

describe("signing in", () => {
	test("works by keyboard alone, and returns to the page before", async () => {
		const { router } = await renderApp("/sign-in?from=/leaderboard", [loggedIn(false)]);
		await name.click();
		await userEvent.keyboard("ada{Tab}secret{Enter}");
		await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
		await expect.element(page.getByRole("button", { name: "Account menu of ada_lovelace" })).toBeVisible();
	});

	test("says that it has undone a deletion", async () => {
		await renderApp("/sign-in", [loggedIn(true)]);
		await signIn();
		await expect.poll(shownToasts).toContain("Note: Welcome back. Your account will not be deleted.");
	});

	test("asks for empty fields, then shows the server's error and keeps the typed text", async () => {
		await renderApp("/sign-in", [refuse("accounts", "login", "accounts/bad-login")]);
		await submit.click();
		await expect.element(name).toHaveAccessibleDescription("Please fill in all required fields");
		await expect.element(name).toHaveFocus();
		await signIn();
		await expect.element(page.getByText("Invalid email, username or password")).toBeVisible();
		await expect.element(name).toHaveValue("ada");
		await expect.element(password).toHaveValue("secret");
	});

	test("takes no second press while it is busy", async () => {
		await renderApp("/sign-in", [hang("accounts", "login")]);
		await signIn();
		await expect.element(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
	});

	test("shows the password on request", async () => {
		await renderApp("/sign-in");
		await password.fill("secret");
		await page.getByRole("button", { name: "Show password" }).click();
		await expect.element(password).toHaveAttribute("type", "text");
		await page.getByRole("button", { name: "Hide password" }).click();
		await expect.element(password).toHaveAttribute("type", "password");
	});
});

describe("signing up", () => {
	test("names each fault at its field, then creates an account and returns to the page before", async () => {
		const { router } = await renderApp("/sign-in?mode=sign-up&from=/custom-games", [
			answer("accounts", "register", { user: player() }),
		]);
		await expect.element(page.getByText("Create a free account to make and find games.")).toBeVisible();
		await expect.poll(() => document.title).toBe("Sign Up | Hilo");
		await email.fill("nobody");
		await username.fill("ab");
		await password.fill("12345");
		await create.click();
		await expect.element(email).toHaveFocus();
		await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address");
		await expect
			.element(username)
			.toHaveAccessibleDescription("Username must be between 3 and 20 characters");
		await expect.element(password).toBeInvalid();
		await signUp();
		await expect.poll(() => router.state.location.pathname).toBe("/custom-games");
	});

	test("marks the field of a name that is taken, and says so above the form", async () => {
		const message = "Username is already taken";
		await renderApp("/sign-in?mode=sign-up", [refuse("accounts", "register", "accounts/username-taken")]);
		await signUp();
		await expect.element(page.getByRole("alert")).toHaveTextContent(message);
		await expect.element(username).toHaveFocus();
		await expect.element(username).toHaveAccessibleDescription(message);
	});

	test.each([
		["invitation", "By invitation"],
		["closed", "No new accounts"],
	] as const)("says instead of its form that registration is %s", async (mode, title) => {
		await renderApp("/sign-in", [aboutSite({ registration: mode })]);
		await form.getByRole("link", { name: "Sign up" }).click();
		await expect.element(form.getByRole("heading", { name: title })).toBeVisible();
		await expect.element(create).not.toBeInTheDocument();
		await expect
			.element(form.getByRole("link", { name: "Play without an account" }))
			.toHaveAttribute("href", "/");
	});
});

test("has a segment for each form, by pointer and by arrow keys, and leaves the page with Back", async () => {
	const { router } = await renderApp("/leaderboard");
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	const signInTab = form.getByRole("tab", { name: "Sign In" });
	const signUpTab = form.getByRole("tab", { name: "Sign Up" });
	await expect.element(signInTab).toHaveAttribute("aria-selected", "true");
	await signUpTab.click();
	await expect.element(create).toBeVisible();
	await expect.element(signUpTab).toHaveAttribute("aria-selected", "true");
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(signInTab).toHaveFocus();
	await expect.element(name).toBeVisible();
	router.history.back();
	await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
});

test("keeps the typed text while the other form is shown, and lets password managers fill both in", async () => {
	const kinds = () =>
		[...document.querySelectorAll("main input")].map((input) => input.getAttribute("autocomplete"));
	await renderApp("/sign-in");
	await name.fill("ada");
	await password.fill("secret");
	expect(kinds()).toEqual(["username", "current-password"]);
	await form.getByRole("link", { name: "Sign up" }).click();
	await expect.element(username).toHaveValue("ada");
	await email.fill("ada@example.com");
	expect(kinds()).toEqual(["email", "username", "new-password"]);
	await form.getByRole("link", { name: "Sign in" }).click();
	await expect.element(name).toHaveValue("ada");
	await expect.element(password).toHaveValue("secret");
	await form.getByRole("tab", { name: "Sign Up" }).click();
	await expect.element(email).toHaveValue("ada@example.com");
});

test("in maintenance lets only administrators sign in, and closes registration", async () => {
	await renderApp("/", [maintenance(), refuse("accounts", "login", "site/maintenance")]);
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
