import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { holdLiveEvents } from "../../../testing/hold-live-events.ts";
import { sendLiveEvent } from "../../../testing/live-streams.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { concernsOf } from "./dashboard-page.tsx";

const days = (...counts: number[]) =>
	Array.from({ length: 14 }, (_, n) => ({ day: `2026-11-${n + 9}`, count: counts[n] ?? 0 }));
const STATISTICS: Outputs["admin"]["dashboard"] = {
	totalUsers: 20_311,
	totalGames: 1284,
	activeUsers: 812,
	newUsersToday: 41,
	registrations: days(...Array<number>(13).fill(31), 41),
	plays: days(...Array<number>(13).fill(900), 1),
	customPlays: days(7),
	attention: {
		openReports: 3,
		openTickets: 0,
		unansweredTickets: 0,
	},
};
const finding = (name: string, found: string) =>
	({ name, verdict: "ok", found, remedy: null, link: null }) as const;
const HEALTH: Outputs["admin"]["health"] = [
	finding("Database", "answers and is migrated: sqlite, 812 MB"),
	finding("Backup", "the last one was made 5 hours ago: 800 MB in 2.1 s"),
];
const statistics = answer("admin", "dashboard", STATISTICS);
const health = answer("admin", "health", HEALTH);
const notification = (id: string, read: boolean) => ({
	id,
	type: "user" as const,
	message: `${id} has registered`,
	time: "2026-11-22T09:00:00.000Z",
	read,
	link: null,
});
const notifications = page.getByRole("list", { name: "Notifications" });

test("shows what needs attention, and the four statistics", async () => {
	await renderApp("/admin", [statistics, health, ...asAdmin]);
	await expect.element(page.getByText("3 reports to review")).toBeVisible();
	await expect.element(page.getByText("20,311")).toBeVisible();
	await expect.element(page.getByText("444 new in 14 days")).toBeVisible();
	await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible();
});

test("shows problems before warnings, each with its remedy", async () => {
	const url = "https://github.com/hilo/hilo/releases/tag/v1.1.0";
	await renderApp("/admin", [
		answer("admin", "health", [
			{
				name: "Version",
				verdict: "warning",
				found: "1.1.0 is out; this is 1.0.0",
				remedy: "Read what has changed, then update.",
				link: url,
			},
			...HEALTH.slice(0, 1),
			{ name: "Backup", verdict: "problem", found: "can't be made", remedy: "Run hilo backup.", link: null },
		]),
		statistics,
		...asAdmin,
	]);
	await expect.element(page.getByText("1 check passed")).toBeVisible();
	const faults = page.getByRole("region", { name: "Health" }).getByRole("listitem");
	await expect.element(faults.nth(0).getByText("Backup can't be made")).toBeVisible();
	await expect.element(faults.nth(0).getByText("Run hilo backup.")).toBeVisible();
	await expect.element(page.getByText("npx --yes pnpm@12 hilo", { exact: true })).toBeVisible();
	await expect.element(faults.nth(1).getByText("Version 1.1.0 is out; this is 1.0.0")).toBeVisible();
	expect(page.getByRole("link", { name: "What has changed" }).element().getAttribute("href")).toBe(url);
});

test("marks one notification as read, then all, and only logs what fails", async () => {
	const logged = vi.spyOn(console, "info").mockImplementation(() => {});
	const read = watchCalls("admin.readNotification");
	await renderApp("/admin", [
		answer("admin", "notifications", [
			notification("ada", false),
			notification("eve", false),
			notification("ben", true),
		]),
		answer("admin", "unreadNotifications", { count: 2 }),
		accept("admin", "readNotification"),
		refuse("admin", "readAllNotifications", "site/unexpected"),
		statistics,
		health,
		...asAdmin,
	]);
	await expect.element(page.getByText("2 unread")).toBeVisible();
	network.use(
		answer("admin", "notifications", [
			notification("ada", true),
			notification("eve", false),
			notification("ben", true),
		]),
		answer("admin", "unreadNotifications", { count: 1 }),
	);
	await notifications.getByRole("button", { name: "Mark read: ada has registered" }).click();
	await expect.element(page.getByText("1 unread")).toBeVisible();
	await expect.poll(read).toEqual([{ id: "ada" }]);
	await page.getByRole("button", { name: "Mark all as read" }).click();
	await expect.poll(() => logged.mock.calls.length).toBe(1);
	await expect.element(page.getByText("1 unread")).toBeVisible();
});

test("shows a new notification without a reload", async () => {
	const openStream = holdLiveEvents();
	await renderApp("/admin", [statistics, health, ...asAdmin]);
	await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible();
	await openStream();
	network.use(
		answer("admin", "notifications", [notification("ada", false)]),
		answer("admin", "unreadNotifications", { count: 1 }),
	);
	sendLiveEvent({ kind: "admin" });
	await expect
		.element(notifications.getByRole("button", { name: "Mark read: ada has registered" }))
		.toBeVisible();
});

const QUIET = { openReports: 0, openTickets: 4, unansweredTickets: 0 };
const texts = (change: Partial<typeof QUIET>) => concernsOf({ ...QUIET, ...change }).map(({ text }) => text);

test("nothing needs attention on a quiet day", () => expect(texts({})).toEqual([]));

test.each([
	[{ openReports: 1 }, "1 report to review"],
	[{ unansweredTickets: 1 }, "1 ticket waiting for an answer, 4 open in total"],
	[{ unansweredTickets: 3 }, "3 tickets waiting for an answer, 4 open in total"],
])("%j needs attention", (change, text) => expect(texts(change)).toEqual([text]));

test("follows the link of a notification, with its query", async () => {
	const link = "/admin/support/reports?kind=game";
	const { router } = await renderApp("/admin", [
		statistics,
		health,
		answer("admin", "notifications", [{ ...notification("ada", true), link }]),
		...asAdmin,
	]);
	await notifications.getByRole("link", { name: "ada has registered" }).click();
	await expect.element(page.getByRole("combobox", { name: "Show" })).toHaveValue("game");
	expect(router.state.location.href).toBe(link);
});
