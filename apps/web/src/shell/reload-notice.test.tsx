import { HttpResponse, http } from "msw/http";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { duelCard } from "../features/duels/testing/duels.ts";
import { lookForNewVersion, watchReloadReasons } from "../platform/reload.ts";
import { answer } from "../testing/answers.ts";
import { holdLiveEvents } from "../testing/hold-live-events.ts";
import { loseCode } from "../testing/lose-code.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const ENTRY = "/assets/entry-client-old.js";
let end = () => {};
afterEach(() => end());

const reload = page.getByRole("button", { name: "Reload" });
const entryAnswers = (status: number) => http.head(ENTRY, () => new HttpResponse(null, { status }));

test("offers a reload when code fails to load, and keeps typed text", async () => {
	end = watchReloadReasons(ENTRY);
	await renderApp("/sign-in?mode=sign-in");
	await page.getByLabelText("Email or username").fill("ada");
	loseCode();
	await expect.element(page.getByText("Part of the page could not be loaded.")).toBeVisible();
	await expect.element(reload).toBeVisible();
	await expect.element(page.getByLabelText("Email or username")).toHaveValue("ada");
});

test("offers it beside a live challenge, also on a scrolled page", async () => {
	end = watchReloadReasons(ENTRY);
	const openStream = holdLiveEvents();
	const call = duelCard("live", { mode: "live", other: { userId: "zoe", name: "Zoe", avatarUrl: null } });
	await renderApp("/credits", [
		answer("me", "get", { user: player() }),
		answer("duels", "waiting", { count: 1 }),
		answer("duels", "mine", { waiting: [call], recent: [] }),
	]);
	await openStream();
	loseCode();
	const join = page.getByRole("region", { name: "Live challenge" }).getByRole("link", { name: "Join" });
	for (const button of [reload, join]) await expect.element(button).toBeVisible();
	scrollTo(0, 600);
	await expect.poll(() => scrollY).toBe(600);
	for (const button of [reload, join]) {
		const { left, top } = button.element().getBoundingClientRect();
		expect(document.elementFromPoint(left + 9, top + 9)).toBe(button.element());
	}
});

test("offers the new version when the server names another script and has deleted this page's", async () => {
	end = watchReloadReasons(ENTRY);
	await renderApp("/credits", [entryAnswers(404)]);
	const fetched = vi.spyOn(window, "fetch");
	await lookForNewVersion(ENTRY);
	expect(fetched).not.toHaveBeenCalled();
	await lookForNewVersion("/assets/entry-client-new.js");
	await expect.element(page.getByText("A new version is here.")).toBeVisible();
	await expect.element(reload).toBeVisible();
});

test("offers no new version while this page's script exists", async () => {
	end = watchReloadReasons(ENTRY);
	await renderApp("/credits");
	network.use(entryAnswers(200));
	await lookForNewVersion("/assets/entry-client-new.js");
	await expect.element(reload).not.toBeInTheDocument();
});
