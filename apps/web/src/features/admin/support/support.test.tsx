import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accept, answer, hold, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { ticket } from "../../support/testing/tickets.ts";

beforeEach(() => {
	holdPoll();
});

const AT = "2026-11-20T09:00:00.000Z";
const face = (username: string) => ({ userId: username, username, avatarUrl: "/avatars/initials/A-1.svg" });
const asAdmin = [
	answer("me", "get", { user: { ...player(), isAdmin: true } }),
	answer("admin", "access", { isAdmin: true }),
	answer("support", "watch", { watchers: [] }),
	accept("support", "leave"),
	answer("support", "savedReplies", [{ id: "r", title: "Thanks", content: "Thank you." }]),
];
const { messages, ...row } = ticket({ subject: "My score" });
const waiting = {
	...row,
	waitingSince: AT,
	user: face("grace_hopper"),
	assignee: face("root"),
	watchers: [face("boss")],
};

test("shows waiting owners, assignees and watchers, and filters by the address", async () => {
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
	await expect.element(page.getByText("boss is looking at this")).toBeVisible();
	await expect.element(page.getByRole("combobox", { name: "Order" })).toHaveValue("newest");
	network.use(answer("support", "queue", { tickets: [], counts, next: null }));
	await page.getByRole("combobox", { name: "Tickets" }).selectOptions("Closed");
	await expect.element(page.getByRole("heading", { name: "No such tickets" })).toBeVisible();
	expect(router.state.location.search).toEqual({ order: "newest", filter: "closed" });
});

test("answers with a saved reply, keeps a draft, and assigns the ticket to the administrator", async () => {
	const assigned = watchCalls("support.assign");
	const answered = watchCalls("support.answer");
	await renderApp("/admin/support/1", [
		...asAdmin,
		answer("support", "ticket", { ...waiting, messages }),
		accept("support", "answer"),
		accept("support", "assign"),
	]);
	const tab = page.getByRole("navigation", { name: "Support" }).getByRole("link", { name: "Tickets" });
	await expect.element(tab).toHaveAttribute("aria-current", "page");
	const field = page.getByRole("textbox", { name: "Your answer" });
	await page.getByRole("combobox", { name: "Saved reply" }).selectOptions("Thanks");
	await expect.element(field).toHaveValue("Thank you.");
	await expect.poll(() => localStorage.getItem("hilo-of:ada:support:answer:1")).toContain("Thank you.");
	await page.getByRole("button", { name: "Take it over" }).click();
	await page.getByRole("radio", { name: "Closed" }).click();
	await page.getByRole("button", { name: "Send answer" }).click();
	await expect.element(field).toHaveValue("");
	await expect.poll(assigned).toEqual([{ id: "1", userId: "ada" }]);
	await expect
		.poll(answered)
		.toEqual([expect.objectContaining({ id: "1", message: "Thank you.", status: "closed", pictures: [] })]);
});

test("adds a saved reply beside a draft, and leaves the draft alone", async () => {
	await renderApp("/admin/support/1", [
		...asAdmin,
		answer("support", "ticket", { ...waiting, messages }),
		answer("support", "saveReply", { id: "s" }),
	]);
	const field = page.getByRole("textbox", { name: "Your answer" });
	await userEvent.fill(field, "Half an ans");
	await page.getByRole("button", { name: "Edit saved replies" }).click();
	const dialog = page.getByRole("dialog", { name: "Saved replies" });
	await dialog.getByRole("button", { name: "New reply" }).click();
	await dialog.getByRole("button", { name: "Save reply" }).click();
	await expect.element(dialog.getByText("Please fill in all required fields").first()).toBeVisible();
	await userEvent.fill(dialog.getByRole("textbox", { name: "Title" }), "Hello");
	await userEvent.fill(dialog.getByRole("textbox", { name: "Text" }), "Hello there.");
	await dialog.getByRole("button", { name: "Save reply" }).click();
	await expect.element(dialog.getByRole("button", { name: "Edit: Thanks" })).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect.element(field).toHaveValue("Half an ans");
});

test("shows the answer form with its saved replies, or without them if they fail", async () => {
	const { held, release } = hold("support", "savedReplies");
	await renderApp("/admin/support/1", [
		held,
		refuse("support", "savedReplies", "admin/access-denied"),
		...asAdmin,
		answer("support", "ticket", { ...waiting, messages }),
	]);
	const field = page.getByRole("textbox", { name: "Your answer" });
	await expect.element(page.getByRole("button", { name: "Take it over" })).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
	release();
	await expect.element(field).toBeVisible();
});
