import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import type { ReportedSubject } from "./subject-card.tsx";

const at = "2026-11-20T10:00:00.000Z";
const accused = { id: "eve", username: "eve", avatarUrl: "", isSuspended: false, isAdmin: false };
const report: ReportedSubject["reports"][number] = {
	id: "r1",
	reason: "spam",
	text: "Again and again",
	createdAt: at,
	reporter: { id: "ben", username: "ben", avatarUrl: "", sent: 9, dismissed: 8, oftenFalse: true },
};
const message: ReportedSubject = {
	kind: "message",
	subjectId: "chat-7",
	accused,
	title: "eve",
	evidence: ["Buy my coins!"],
	link: null,
	isThere: true,
	firstAt: at,
	count: 1,
	reports: [report],
};
const game: ReportedSubject = {
	...message,
	kind: "game",
	subjectId: "g1",
	title: "Rude rivers",
	evidence: ["Rude rivers\n\nHow long"],
	link: "/custom-game/g1?key=k",
	count: 23,
};
const queue = (subjects: ReportedSubject[], open = subjects.length) =>
	answer("moderation", "queue", { subjects, next: null, open });
const card = (name: string) => page.getByRole("listitem", { name });
const dialog = page.getByRole("dialog");
const press = (name: string) => dialog.getByRole("button", { name }).click();

test("shows a reported message, its reporters and, on request, the messages around it", async () => {
	await renderApp("/admin/support/reports", [
		...asAdmin,
		queue([message, game], 24),
		answer("moderation", "context", {
			messages: [
				{
					id: "chat-6",
					senderName: "ben",
					content: "Hello",
					sentAt: at,
					isAccused: false,
					isReported: false,
				},
				{ id: "chat-7", senderName: "eve", content: "Buy!", sentAt: at, isAccused: true, isReported: true },
			],
		}),
	]);
	await expect.element(page.getByText("24 reports waiting for a decision, oldest first.")).toBeVisible();
	const first = card("From eve");
	await expect.element(first.getByText("Buy my coins!")).toBeVisible();
	await expect.element(first.getByText("Often reports falsely: 9 reports sent, 8 dismissed")).toBeVisible();
	await first.getByRole("button", { name: "Show the messages around it" }).click();
	await expect.element(first.getByText("Hello")).toBeVisible();
	const second = card("Rude rivers");
	await expect.element(second.getByText("and 22 more reports")).toBeVisible();
	await expect
		.element(second.getByRole("link", { name: "Open the game" }))
		.toHaveAttribute("href", "/custom-game/g1?key=k");
});

test("removes a game with a reason once its name is typed, and shows the next report", async () => {
	const decided = watchCalls("moderation.decide");
	await renderApp("/admin/support/reports", [...asAdmin, queue([game]), accept("moderation", "decide")]);
	await card("Rude rivers").getByRole("button", { name: "Remove game" }).click();
	await press("Remove game");
	const reason = dialog.getByRole("textbox", { name: "Reason" });
	await expect.element(reason).toHaveAccessibleDescription("Please say why: the player reads it");
	await userEvent.fill(reason, "Not yours to use");
	await userEvent.fill(dialog.getByRole("textbox", { name: /^Type/ }), "Rude river");
	await press("Remove game");
	await expect.element(dialog.getByText(/exactly as it stands here/)).toBeVisible();
	expect(decided()).toEqual([]);
	await userEvent.fill(dialog.getByRole("textbox", { name: /^Type/ }), "Rude rivers");
	network.use(queue([]));
	await press("Remove game");
	await expect.element(page.getByText("All reports are decided")).toBeVisible();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(page.getByText("Nothing is waiting for a decision.")).toHaveFocus();
	await expect.poll(shownToasts).toContain("Done: Game removed");
	expect(decided()).toEqual([
		{ kind: "game", subjectId: "g1", decision: "remove", message: "Not yours to use", until: null },
	]);
});

test("suspends until a future day, and says what another administrator has decided", async () => {
	await renderApp("/admin/support/reports", [
		...asAdmin,
		queue([message]),
		refuse("moderation", "decide", "moderation/decided-meanwhile"),
	]);
	await card("From eve").getByRole("button", { name: "Suspend" }).click();
	await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), "No trade");
	await userEvent.fill(dialog.getByLabelText("Until"), "2020-01-01");
	await press("Suspend");
	await expect.element(dialog.getByText("Please choose a day that is yet to come")).toBeVisible();
	await userEvent.fill(dialog.getByLabelText("Until"), "2999-01-01");
	await press("Suspend");
	await expect.element(dialog.getByText("Another administrator has decided this already.")).toBeVisible();
});

test("offers no warning for the site's own games and no suspension of administrators", async () => {
	const names = () =>
		page
			.getByRole("listitem")
			.getByRole("button")
			.elements()
			.map((each) => each.textContent);
	const own = { ...game, accused: null };
	const { router } = await renderApp("/admin/support/reports", [...asAdmin, queue([own])]);
	await expect.element(card("Rude rivers")).toBeVisible();
	expect(names()).toEqual(["Dismiss", "Remove game"]);
	network.use(queue([{ ...message, kind: "person", accused: { ...accused, isAdmin: true } }]));
	await router.navigate({ href: "/admin/support/reports?kind=person" });
	await expect.element(card("eve")).toBeVisible();
	expect(names()).toEqual(["Dismiss", "Warn", "Reset name and picture"]);
});
