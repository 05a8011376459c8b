import { ERRORS } from "@hilo/rules/errors/errors";
import { HttpResponse, http } from "msw/http";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { practiceAnswers } from "../features/play/testing/countries.ts";
import { aboutSite } from "../testing/about-site.ts";
import { accept, answer, breakOff, refuse } from "../testing/answers.ts";
import { maintenance } from "../testing/maintenance.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { shownToasts } from "../testing/toasts.ts";

const signedIn = answer("me", "get", { user: player() });
const account = page.getByRole("button", { name: "Account menu of ada_lovelace" });

test("opens the account menu by keyboard and closes it with Escape", async () => {
	await renderApp("/", [signedIn]);
	await expect.element(account).toBeVisible();
	account.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText(/^Signed in as/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByText(/^Signed in as/)).not.toBeVisible();
	await expect.element(account).toHaveFocus();
});

test("signs out and opens the home page", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, accept("accounts", "logout")]);
	await account.click();
	network.use(answer("me", "get", { user: null }));
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
	await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("shows a new name of the site in the title of an open page", async () => {
	const { queryClient } = await renderApp("/leaderboard", [signedIn]);
	await expect.element(account).toBeVisible();
	network.use(aboutSite({ name: "Quizzly" }));
	await queryClient.invalidateQueries({ queryKey: [["site", "about"]] });
	await expect.poll(() => document.title).toBe("Leaderboard | Quizzly");
});

test("says that signing out failed, and stays signed in", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, breakOff("accounts", "logout")]);
	await account.click();
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.poll(shownToasts).toContain("Error: Logout failed");
	await expect.element(account).toBeVisible();
	expect(router.state.location.pathname).toBe("/leaderboard");
});

test("changes the theme immediately and for later visits", async () => {
	document.documentElement.dataset.theme = "dark";
	await renderApp("/");
	await page.getByRole("button", { name: "Switch theme" }).click();
	expect(document.documentElement.dataset.theme).toBe("light");
	expect(await cookieStore.get("theme")).toMatchObject({ value: "light" });
});

test("learns of maintenance from any answer", async () => {
	const { router } = await renderApp("/sign-in", [
		http.get("/api/trpc/site.gameStatus", () => {
			network.use(maintenance());
			return HttpResponse.json({ result: { data: [] } }, { headers: { "x-maintenance-mode": "true" } });
		}),
	]);
	await router.navigate({ to: "/" });
	await expect.element(page.getByText("Maintenance Mode Active")).toBeVisible();
	expect(router.state.location.pathname).toBe("/sign-in");
});

test("has a page for unknown addresses", async () => {
	await renderApp("/no/such/page");
	await expect.element(page.getByText("There is no page at this address.")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Today’s deck" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
});

test("shows the documented text of a failed required call in the shell", async () => {
	const { router } = await renderApp("/sign-in", [refuse("play", "opening", "site/unexpected")]);
	await router.navigate({ to: "/country-game" });
	await expect
		.element(page.getByRole("heading", { name: ERRORS["play/start-failed"].message }))
		.toBeVisible();
	await expect.element(page.getByRole("main").getByRole("button", { name: "Refresh" })).toBeVisible();
	await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("shows the error page when a page breaks, with a retry", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { router } = await renderApp("/sign-in");
	const home = router.routesById["/"];
	const { component } = home.options;
	onTestFinished(() => void Object.assign(home.options, { component }));
	home.update({
		component: () => {
			throw new Error("broken on purpose");
		},
	});
	await router.navigate({ to: "/" });
	await expect.element(page.getByRole("heading", { name: "An error has occured." })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
	await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("keeps nothing that a player has typed when another one signs in", async () => {
	const { refetch } = await renderApp("/profile?tab=support&ticket=new", [signedIn]);
	const subject = page.getByRole("textbox", { name: "Subject" });
	await subject.fill("My secret question");
	network.use(answer("me", "get", { user: { ...player(), id: "grace", username: "grace" } }));
	await refetch();
	await expect.element(page.getByRole("button", { name: "Account menu of grace" })).toBeVisible();
	await expect.element(subject).toHaveValue("");
});

test("lists the keys at ?, and from the menu", async () => {
	await renderApp("/leaderboard", [signedIn]);
	await expect.element(account).toBeVisible();
	await userEvent.keyboard("?");
	const dialog = page.getByRole("dialog", { name: "Keys" });
	await expect.element(dialog.getByText("Rematch")).toBeVisible();
	await expect.element(dialog.getByRole("heading", { name: "Keys" })).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	await account.click();
	await page.getByRole("button", { name: "Keys ?" }).click();
	await dialog.getByRole("button", { name: "Done" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
});

test("turns letter keys off for speech input, and on again in the dialog from the footer", async () => {
	onTestFinished(() => localStorage.removeItem("hilo-letter-keys"));
	await renderApp("/leaderboard", [signedIn]);
	const dialog = page.getByRole("dialog", { name: "Keys" });
	const letterKeys = dialog.getByRole("switch", { name: "Letter keys" });
	const open = () => page.getByRole("contentinfo").getByRole("button", { name: "Keys" }).click();
	await open();
	await letterKeys.click();
	await expect.element(letterKeys).not.toBeChecked();
	await dialog.getByRole("button", { name: "Done" }).click();
	await userEvent.keyboard("?");
	await expect.element(dialog).not.toBeInTheDocument();
	expect(localStorage.getItem("hilo-letter-keys")).toBe("false");
	await open();
	await letterKeys.click();
	await dialog.getByRole("button", { name: "Done" }).click();
	await userEvent.keyboard("?");
	await dialog.getByRole("button", { name: "Done" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
});

test("says the keys of a round beside it, so that no time is lost", async () => {
	await renderApp("/country-game", practiceAnswers());
	await expect.element(page.getByRole("button", { name: "Higher" })).toBeVisible();
	await userEvent.keyboard("?");
	await expect.poll(shownToasts).toEqual(["Note: Higher: ↑ or H, Lower: ↓ or L"]);
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
