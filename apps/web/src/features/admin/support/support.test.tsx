import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { ticket } from "../../support/testing/tickets.ts";

beforeEach(() => {
	holdPoll();
});

const AT = "2026-11-20T09:00:00.000Z";
const { messages, ...row } = ticket({ subject: "My score" });
const waiting = {
	...row,
	waitingSince: AT,
	user: { userId: "g", username: "grace_hopper", avatarUrl: "/avatars/initials/A-1.svg" },
};

test("shows waiting owners, and filters by the address", async () => {
	const counts = { waiting: 1, open: 1_000, inProgress: 0 };
	const { router } = await renderApp("/admin/support?order=newest", [
		...asAdmin,
		answer("support", "queue", { tickets: [waiting], counts, next: null }),
	]);
	const lead = page.getByText("1 unanswered · 1,000+ open · 0 in progress");
	await expect.element(lead).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "My score" }))
		.toHaveAttribute("href", "/admin/support/1");
	await expect.element(page.getByText("grace_hopper")).toBeVisible();
	await expect.element(page.getByRole("combobox", { name: "Order" })).toHaveValue("newest");
	const closed = { ...waiting, status: "closed" as const };
	network.use(answer("support", "queue", { tickets: [closed], counts, next: null }));
	await page.getByRole("combobox", { name: "Tickets" }).selectOptions("Closed");
	await expect.element(page.getByRole("cell", { name: "Waiting since –" })).toBeVisible();
	network.use(answer("support", "queue", { tickets: [], counts, next: null }));
	await page.getByRole("combobox", { name: "Tickets" }).selectOptions("In progress");
	await expect.element(page.getByRole("heading", { name: "No such tickets" })).toBeVisible();
	expect(router.state.location.search).toEqual({ order: "newest", filter: "in-progress" });
});

test("keeps a draft, answers, and marks the ticket in progress", async () => {
	const changed = watchCalls("support.setStatus");
	const answered = watchCalls("support.answer");
	await renderApp("/admin/support/1", [
		...asAdmin,
		answer("support", "ticket", { ...waiting, messages }),
		accept("support", "answer"),
		accept("support", "setStatus"),
	]);
	const tab = page.getByRole("navigation", { name: "Support" }).getByRole("link", { name: "Tickets" });
	await expect.element(tab).toHaveAttribute("aria-current", "page");
	const field = page.getByRole("textbox", { name: "Your answer" });
	await field.fill("Thank you.");
	await expect.poll(() => localStorage.getItem("hilo-of:ada:support:answer:1")).toContain("Thank you.");
	await page.getByRole("button", { name: "Mark in progress" }).click();
	await page.getByRole("radio", { name: "Closed" }).click();
	await page.getByRole("button", { name: "Send answer" }).click();
	await expect.element(field).toHaveValue("");
	await expect.poll(changed).toEqual([{ id: "1", status: "in-progress" }]);
	await expect
		.poll(answered)
		.toEqual([expect.objectContaining({ id: "1", message: "Thank you.", status: "closed", pictures: [] })]);
});
