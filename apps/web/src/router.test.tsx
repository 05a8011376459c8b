import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold } from "./testing/answers.ts";
import { about, holdTimers } from "./testing/hold-timers.ts";
import { network } from "./testing/network.ts";
import { renderApp } from "./testing/render-app.tsx";

const updates = http.get("/api/trpc/site.updates", ({ request }) => {
	const { page = 1 } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
	const update = { title: `News of page ${page}`, content: "", date: "2026-11-02T09:00:00.000Z" };
	return HttpResponse.json({
		result: { data: { updates: [update], pagination: { page, pages: 9, total: 9 } } },
	});
});

/** Without an answer after this, a new page shows its placeholder. */
const PLACEHOLDER_MS = 300;

test("keeps the page and the focus while a choice on it loads slowly, and shows that it is busy", async () => {
	const laterTimers = holdTimers("setTimeout", about(PLACEHOLDER_MS));
	await renderApp("/updates", [updates]);
	const { held, release } = hold("site", "updates");
	network.use(held);
	const older = page.getByRole("link", { name: "Older" });
	older.element().focus();
	await userEvent.keyboard("{Enter}");
	const main = page.getByRole("main");
	await expect.element(main).toHaveAttribute("aria-busy", "true");
	vi.spyOn(Date, "now").mockReturnValue(Date.now() + PLACEHOLDER_MS);
	laterTimers();
	await new Promise(requestAnimationFrame);
	await expect.element(page.getByText("News of page 1")).toBeVisible();
	await expect.element(older).toHaveFocus();
	release();
	await expect.element(page.getByText("News of page 2")).toBeVisible();
	await expect.element(main).toHaveAttribute("aria-busy", "false");
	await expect.element(older).toHaveFocus();
});

test("shows that another page is loading", async () => {
	const { router } = await renderApp("/updates", [updates]);
	const { held, release } = hold("daily", "archive");
	network.use(held);
	const opened = router.navigate({ to: "/daily/archive" });
	await expect.element(page.getByRole("main").getByRole("status")).toHaveTextContent("Loading");
	release();
	await opened;
});
