import { ERRORS } from "@hilo/rules/errors/errors";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const sidebar = page.getByRole("navigation", { name: "Administration" });

test("sends a visitor to sign in, and back", async () => {
	const { router } = await renderApp("/admin/users/grace");
	expect(router.state.location.href).toBe("/sign-in?from=%2Fadmin%2Fusers%2Fgrace");
});

test("denies players access at every address of the area", async () => {
	const { router } = await renderApp("/admin", [
		answer("me", "get", { user: player() }),
		answer("admin", "access", { isAdmin: false }),
	]);
	await expect.element(page.getByText(ERRORS["admin/access-denied"].message)).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
	await expect.element(sidebar).not.toBeInTheDocument();
	const paths = Object.keys(router.routesByPath).filter((path) => path.startsWith("/admin"));
	expect(paths.length).toBeGreaterThan(1);
	for (const path of paths) {
		document.body.click();
		await router.navigate({ href: path.replaceAll("$", "some-") });
		expect(
			page
				.getByRole("main")
				.getByRole("heading")
				.elements()
				.map((each) => each.textContent),
		).toEqual(["Access Denied"]);
	}
});

test("says that the check failed", async () => {
	await renderApp("/admin", [refuse("admin", "access", "site/unexpected"), ...asAdmin]);
	await expect.element(page.getByRole("heading", { name: "Failed to check admin access" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test("lets an administrator enter by the account menu, and leave", async () => {
	await page.viewport(1280, 800);
	const { router } = await renderApp("/", asAdmin);
	await page.getByRole("button", { name: /^Account menu/ }).click();
	await page.getByRole("link", { name: "Admin Dashboard" }).click();
	await expect.element(page.getByRole("heading", { name: "Dashboard" })).toHaveFocus();
	await expect
		.element(sidebar.getByRole("link", { name: "Dashboard" }))
		.toHaveAttribute("aria-current", "page");
	await sidebar.getByRole("link", { name: "Exit Admin" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("has the sidebar in a drawer on a phone, which keeps the focus until it is closed", async () => {
	await renderApp("/admin", asAdmin);
	const menu = page.getByRole("button", { name: "Menu", exact: true });
	await menu.click();
	const drawer = page.getByRole("dialog", { name: "Administration" });
	await expect.element(drawer.getByRole("link", { name: "Dashboard" })).toBeVisible();
	expect(drawer.element().contains(document.activeElement)).toBe(true);
	await userEvent.keyboard("{Escape}");
	await expect.element(drawer).not.toBeInTheDocument();
	await expect.element(menu).toHaveFocus();
	await menu.click();
	await drawer.getByRole("link", { name: "Dashboard" }).click();
	await expect.element(drawer).not.toBeInTheDocument();
});

test("denies access after the administrator right is revoked", async () => {
	const { refetch } = await renderApp("/admin", asAdmin);
	await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
	network.use(answer("admin", "access", { isAdmin: false }));
	await refetch();
	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});
