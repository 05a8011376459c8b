import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { answer } from "../../testing/answers.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const name = page.getByLabelText("Email or username");
const password = page.getByLabelText("Password", { exact: true });
const form = page.getByRole("region", { name: /^Sign (in|up)$/ });

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
	await signUp.click();
	await expect.element(page.getByRole("button", { name: "Create Account" })).toBeVisible();
	await expect.element(signUp).toHaveAttribute("aria-selected", "true");
	await expect.element(form.getByRole("tabpanel", { name: "Sign Up" })).toBeVisible();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(signIn).toHaveFocus();
	await expect.element(name).toBeVisible();
	await userEvent.keyboard("{ArrowLeft}");
	await expect.element(signUp).toHaveFocus();
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
