import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toast } from "../platform/toasts.ts";
import { answer, breakOff } from "../testing/answers.ts";
import { expectAccessible } from "../testing/axe.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const signedIn = answer("me", "get", { user: player() });
const account = page.getByRole("button", { name: "Account menu of ada_lovelace" });

test("offers a visitor the boards and a way in", async () => {
	await renderApp("/");
	const bar = page.getByRole("navigation", { name: "Main" });
	await expect.element(bar.getByRole("link", { name: "Leaderboard" })).toBeVisible();
	await expect.element(bar.getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect.element(account).not.toBeInTheDocument();
});

test("opens the account menu by keyboard and closes it with Escape", async () => {
	await renderApp("/", [signedIn]);
	account.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText(/^Signed in as/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
	await expectAccessible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByText(/^Signed in as/)).not.toBeVisible();
	await expect.element(account).toHaveFocus();
});

test("signs out, also when the call fails, and goes home", async () => {
	let isSignedIn = true;
	const { router } = await renderApp("/leaderboard", [
		http.get("/api/trpc/me.get", () =>
			HttpResponse.json({ result: { data: { user: isSignedIn ? player() : null } } }),
		),
		breakOff("accounts", "logout"),
	]);
	await account.click();
	isSignedIn = false;
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
	await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("changes the theme at once and for the visits to come", async () => {
	document.documentElement.dataset.theme = "dark";
	await renderApp("/");
	await page.getByRole("button", { name: "Switch theme" }).click();
	expect(document.documentElement.dataset.theme).toBe("light");
	expect(await cookieStore.get("theme")).toMatchObject({ value: "light" });
});

test("puts the focus on the heading of the page one has gone to", async () => {
	await renderApp("/");
	await page.getByRole("banner").getByRole("link", { name: "Leaderboard" }).click();
	await expect.element(page.getByRole("heading", { name: "LEADERBOARDS" })).toHaveFocus();
	expect(document.title).toBe("Leaderboard | Hilo");
});

test("tells an administrator of maintenance until it is dismissed", async () => {
	await renderApp("/", [
		answer("me", "get", { user: { ...player(), isAdmin: true } }),
		answer("site", "maintenance", { maintenanceMode: true }),
	]);
	await expect.element(page.getByText("MAINTENANCE MODE", { exact: true })).toBeVisible();
	await expect
		.element(page.getByText(/Some features may be unavailable. You can continue to use the site normally./))
		.toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect.element(page.getByText("MAINTENANCE MODE", { exact: true })).not.toBeInTheDocument();
});

test("sends everyone else to the sign-in page during maintenance", async () => {
	const maintenance = answer("site", "maintenance", { maintenanceMode: true });
	for (const answers of [[maintenance], [maintenance, signedIn]]) {
		const { router, unmount } = await renderApp("/leaderboard", answers);
		expect(router.state.location.pathname).toBe("/sign-in");
		await unmount();
	}
});

test("learns of maintenance from any answer", async () => {
	const { router } = await renderApp("/sign-in", [
		http.get("/api/trpc/site.gameStatus", () =>
			HttpResponse.json({ result: { data: [] } }, { headers: { "x-maintenance-mode": "true" } }),
		),
	]);
	await router.navigate({ to: "/" });
	await expect.element(page.getByText("MAINTENANCE MODE", { exact: true })).toBeVisible();
});

test("shows toasts with their kind in words, and takes them away after three seconds", async () => {
	await renderApp("/");
	toast("success", "Saved", 3000);
	toast("error", "Not saved", 60_000);
	await expect.element(page.getByText("Done: Saved")).toBeVisible();
	await expect.element(page.getByText("Error: Not saved")).toBeVisible();
	await expectAccessible();
	await expect.element(page.getByText("Done: Saved"), { timeout: 4000 }).not.toBeInTheDocument();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect.element(page.getByText("Error: Not saved")).not.toBeInTheDocument();
});

test("has a page for addresses that lead nowhere", async () => {
	await renderApp("/no/such/page");
	await expect.element(page.getByRole("link", { name: "Back to home" })).toBeVisible();
	await expectAccessible();
});

test("says what the product says when a page breaks, with a button to try again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { router } = await renderApp("/sign-in");
	router.routesById["/"].update({
		component: () => {
			throw new Error("broken on purpose");
		},
	});
	await router.navigate({ to: "/" });
	await expect.element(page.getByRole("heading", { name: "An error has occured." })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
});
