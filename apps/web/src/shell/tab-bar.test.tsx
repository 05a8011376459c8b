import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { practiceAnswers } from "../features/play/testing/countries.ts";
import { answer } from "../testing/answers.ts";
import { player } from "../testing/people.ts";
import { quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";

const tabs = page.getByRole("navigation", { name: "Shortcuts" });
const addresses = () =>
	tabs
		.getByRole("link")
		.elements()
		.map((tab) => tab.getAttribute("href"));
const names = () =>
	tabs
		.getByRole("link")
		.elements()
		.map((tab) => tab.textContent);

test("leads visitors to the deck, to games and to sign-in", async () => {
	await renderApp("/");
	expect(names()).toEqual(["Home", "Daily", "Discover", "Sign in"]);
	expect(addresses()).toEqual(["/", "/daily", "/games", "/sign-in"]);
	await expect.element(tabs.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
	await expect.element(tabs.getByRole("link", { name: "Daily" })).not.toHaveAttribute("aria-current");
});

test("leads players to their friends and their profile, and says where something is new", async () => {
	const me = { ...player(), friendRequests: 1, gameInvitations: 2, unreadSupport: 1 };
	await renderApp("/", [answer("me", "get", { user: me })]);
	expect(names()).toEqual(["Home", "Daily", "Discover new", "Friends new", "You new"]);
	expect(addresses()).toEqual(["/", "/daily", "/custom-games", "/friends", "/profile"]);
});

test("marks Discover as current on the catalogue, for players too", async () => {
	const { router } = await renderApp("/games", [answer("me", "get", { user: player() })]);
	await expect.element(tabs.getByRole("link", { name: "Discover" })).toHaveAttribute("aria-current", "page");
	await router.navigate({ to: "/games/by/$userId", params: { userId: "grace" } });
	await expect.element(tabs.getByRole("link", { name: "Discover" })).toHaveAttribute("aria-current", "page");
	await router.navigate({ to: "/daily" });
	await expect.element(tabs.getByRole("link", { name: "Discover" })).not.toHaveAttribute("aria-current");
});

test("marks You as current on each tab of the profile", async () => {
	await renderApp("/profile?tab=settings", [answer("me", "get", { user: player() }), ...quietProgress]);
	await expect.element(tabs.getByRole("link", { name: "You" })).toHaveAttribute("aria-current", "page");
});

test("is missing on stages, on wide screens, and where the page has buttons at the bottom", async () => {
	const { unmount, router } = await renderApp("/country-game", practiceAnswers());
	await expect.element(tabs).not.toBeInTheDocument();
	await router.navigate({ to: "/daily" });
	await expect.element(tabs.getByRole("link", { name: "Daily" })).toBeVisible();
	await router.navigate({ to: "/duel/new" });
	await expect.element(page.getByRole("group", { name: "Who?" })).toBeVisible();
	await expect.element(tabs).not.toBeInTheDocument();
	await unmount();
	await page.viewport(1024, 800);
	await renderApp("/");
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(tabs).not.toBeInTheDocument();
});
