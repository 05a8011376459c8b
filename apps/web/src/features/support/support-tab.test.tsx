import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isRunPlayed } from "../../platform/toasts.ts";
import { accept, answer, breakOff, refuse } from "../../testing/answers.ts";
import { holdLiveEvents } from "../../testing/hold-live-events.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { watchCalls } from "../../testing/watch-calls.ts";
import { summary, ticket } from "./testing/tickets.ts";

beforeEach(() => {
	holdPoll();
});

const me = player();
const quiet = [
	answer("support", "notifications", []),
	answer("support", "latestNotification", null),
	accept("support", "markAllRead"),
	accept("support", "markRead"),
	answer("me", "get", { user: me }),
];
const open = (address: string, ...answers: HttpHandler[]) =>
	renderApp(`/profile?tab=support${address}`, [...answers, ...quiet]);
const subject = page.getByRole("textbox", { name: "Subject" });
const message = page.getByRole("textbox", { name: "Message" });

test("lists tickets, marks new ones during this visit, and clears the count", async () => {
	let unread = 1;
	const count = () => HttpResponse.json({ result: { data: { user: { ...me, unreadSupport: unread } } } });
	const read = () => {
		unread = 0;
		network.use(
			answer("support", "mine", [
				summary({ hasUnreadMessages: false }),
				summary({ id: "2", status: "closed" }),
			]),
		);
		return HttpResponse.json({ result: {} });
	};
	const { refetch } = await open(
		"",
		answer("support", "mine", [summary({ hasUnreadMessages: true }), summary({ id: "2", status: "closed" })]),
		http.all("/api/trpc/me.get", count),
		http.all("/api/trpc/support.markAllRead", read),
	);
	const rows = page.getByRole("region", { name: "Your tickets" }).getByRole("listitem");
	await expect.element(rows.first().getByText("New", { exact: true })).toBeVisible();
	await expect.element(rows.first().getByText("Open")).toBeVisible();
	await expect.element(rows.nth(1).getByText("Closed")).toBeVisible();
	await expect.poll(() => unread).toBe(0);
	await refetch();
	const tab = page
		.getByRole("navigation", { name: "Account" })
		.getByRole("link", { name: "Support", exact: true });
	await expect.element(tab).toHaveAttribute("aria-current", "page");
	await expect.element(rows.first().getByText("New", { exact: true })).toBeVisible();
});

test("links a notification to the page that it is about", async () => {
	const about = {
		id: "1",
		message: "A number was reported.",
		createdAt: "2026-11-21T12:00:00Z",
		isUnread: false,
	};
	await open(
		"",
		answer("support", "mine", []),
		answer("support", "notifications", [{ ...about, link: "/custom-games/1/insights" }]),
	);
	await expect
		.element(
			page.getByRole("paragraph").filter({ hasText: about.message }).getByRole("link", { name: "See it" }),
		)
		.toHaveAttribute("href", "/custom-games/1/insights");
});

test("says that a ticket is unknown, and links to the others", async () => {
	await open("&ticket=9", refuse("support", "get", "support/not-found"), answer("support", "mine", []));
	await expect.element(page.getByText("Ticket not found")).toBeVisible();
	expect(page.getByRole("button", { name: "Try Again" }).query()).toBeNull();
	await page.getByRole("link", { name: "All tickets" }).click();
	await expect.element(page.getByRole("heading", { name: "No tickets yet" })).toBeVisible();
});

test("writes a ticket about a subject, and keeps typed text", async () => {
	const made = ticket({ id: "7", subject: "My score" });
	const sent = watchCalls("support.create");
	const address = "&ticket=new&about=%2Fcustom-game%2F9";
	const { unmount } = await open(address, breakOff("support", "create"));
	await expect.element(page.getByText("About a custom game", { exact: false })).toBeVisible();
	await userEvent.fill(message, "It is gone.");
	await page.getByRole("radio", { name: "Technical" }).click();
	const send = page.getByRole("button", { name: "Send ticket" });
	await send.click();
	await expect.element(page.getByText("Please fill in all required fields")).toBeVisible();
	await userEvent.fill(subject, "My score");
	await send.click();
	await expect.element(page.getByText("Failed to create support ticket")).toBeVisible();
	network.use(refuse("support", "create", "support/tickets-full"));
	await send.click();
	await expect.element(page.getByText(/^You have 200 tickets/)).toBeVisible();
	await unmount();
	await open(
		address,
		answer("support", "create", made),
		answer("support", "get", made),
		answer("support", "mine", []),
	);
	await expect.element(subject).toHaveValue("My score");
	await expect.element(message).toHaveValue("It is gone.");
	await send.click();
	// The pressed button is removed.
	await expect.element(page.getByRole("heading", { name: "My score" })).toHaveFocus();
	const body = {
		subject: "My score",
		message: "It is gone.",
		category: "technical",
		about: "/custom-game/9",
	};
	await expect.poll(() => sent().length).toBeGreaterThanOrEqual(2);
	const clientIds = sent().map((input) => (input as { clientId: string }).clientId);
	expect(new Set(clientIds).size).toBe(1);
	expect(sent()[0]).toMatchObject(body);
	expect(Object.keys(localStorage).filter((key) => key.includes("support:new"))).toEqual([]);
});

test("shows a ticket with its answers, sends a reply, and closes it", async () => {
	const first = ticket({ hasUnreadMessages: true, about: "/user/grace" });
	const replied = ticket({
		messages: [
			...first.messages,
			{ ...first.messages[0], position: 3, content: "Chrome" },
		] as typeof first.messages,
	});
	const read = watchCalls("support.markRead");
	await open(
		"&ticket=1",
		answer("support", "get", first),
		answer("support", "reply", replied),
		accept("support", "close"),
	);
	const messages = page.getByRole("list", { name: "Messages" });
	await expect.element(messages.getByRole("listitem").nth(1).getByText("Admin")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "About a player" }))
		.toHaveAttribute("href", "/user/grace");
	await expect.poll(read).toEqual([{ id: "1" }]);
	const field = page.getByRole("textbox", { name: "Your reply" });
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect.element(page.getByText("Please write a message")).toBeVisible();
	await userEvent.fill(field, "Chrome");
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect.element(messages.getByText("Chrome")).toBeVisible();
	await expect.element(field).toHaveValue("");
	network.use(answer("support", "get", ticket({ status: "closed" })));
	await page.getByRole("button", { name: "Close ticket" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close ticket" }).click();
	await expect.element(page.getByText("This ticket is closed.")).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
});

test("announces a notification of support one time, on any page, and after a run", async () => {
	const read = watchCalls("support.readNotification");
	const said = { id: "n", message: "Support answered your ticket “My score”.", ticketId: "1" };
	const openStream = holdLiveEvents();
	isRunPlayed.set(true);
	onTestFinished(() => isRunPlayed.set(false));
	const { refetch } = await renderApp("/credits", [
		answer("support", "latestNotification", said),
		accept("support", "readNotification"),
		...quiet,
	]);
	await openStream();
	await refetch();
	expect([shownToasts(), read()]).toEqual([[], []]);
	isRunPlayed.set(false);
	await expect.poll(shownToasts).toEqual([`Note: ${said.message}`]);
	await refetch();
	await expect.poll(read).toEqual([{ id: "n" }]);
	expect(shownToasts()).toHaveLength(1);
});
