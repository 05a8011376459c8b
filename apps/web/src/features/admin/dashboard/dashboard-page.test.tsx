import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin } from "../../../testing/administration.ts";
import { answer, refuse } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { holdLive } from "../../../testing/hold-live.ts";
import { sendLiveEvent } from "../../../testing/live.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";

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
		failingMails: 0,
		diskFreeBytes: 41e9,
		diskBytes: 100e9,
		databaseBytes: 812e6,
		lastBackupAt: new Date().toISOString(),
	},
};
const statistics = answer("admin", "dashboard", STATISTICS);
const notice = (id: string, read: boolean) => ({
	id,
	type: "user" as const,
	message: `${id} has registered`,
	time: "2026-11-22T09:00:00.000Z",
	read,
	link: null,
});
const notices = page.getByRole("list", { name: "Notifications" });

test("counts what waits in the sidebar, and shows how to make a backup", async () => {
	await page.viewport(1280, 800);
	const attention = { ...STATISTICS.attention, unansweredTickets: 2, lastBackupAt: null };
	await renderApp("/admin", [answer("admin", "dashboard", { ...STATISTICS, attention }), ...asAdmin]);
	const sidebar = page.getByRole("navigation", { name: "Administration" });
	await expect.element(sidebar.getByRole("link", { name: "Support 5 new" })).toBeVisible();
	await page.getByText("How to").click();
	await expect.element(page.getByText("npx --yes pnpm@12 hilo backup FILE")).toBeVisible();
	const logo = page.getByRole("link", { name: "Hilo" }).element().getBoundingClientRect();
	const entry = sidebar.getByRole("link", { name: "Dashboard" }).element().querySelector("svg");
	expect(logo.left).toBeCloseTo(entry?.getBoundingClientRect().left ?? 0, 0);
});

test("shows what needs attention, the four statistics, and the machine's state", async () => {
	await renderApp("/admin", [statistics, ...asAdmin]);
	await expect.element(page.getByText("3 reports to review")).toBeVisible();
	const tiles = page.getByRole("listitem");
	for (const [label, value] of [
		["Users", "20,311"],
		["Active users", "812"],
		["New users today", "41"],
		["Custom games", "1,284"],
	] as const) {
		const heading = page.getByRole("heading", { name: label, exact: true, level: 3 });
		await expect.element(tiles.filter({ has: heading }).getByText(value, { exact: true })).toBeVisible();
	}
	await expect.element(page.getByText("444 new in 14 days")).toBeVisible();
	await expect.element(page.getByText("1 play today")).toBeVisible();
	await expect.element(page.getByText("7 plays in 14 days")).toBeVisible();
	await expect.element(page.getByText("41 GB of 100 GB free")).toBeVisible();
	await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible();
});

test("marks one notification as read, then all, and only logs what fails", async () => {
	const logged = vi.spyOn(console, "info").mockImplementation(() => {});
	const read: unknown[] = [];
	await renderApp("/admin", [
		answer("admin", "notifications", [notice("ada", false), notice("eve", false), notice("ben", true)]),
		answer("admin", "unreadNotifications", { count: 2 }),
		http.post("/api/trpc/admin.readNotification", async ({ request }) => {
			read.push(await request.json());
			network.use(
				answer("admin", "notifications", [notice("ada", true), notice("eve", false), notice("ben", true)]),
				answer("admin", "unreadNotifications", { count: 1 }),
			);
			return HttpResponse.json({ result: {} });
		}),
		refuse("admin", "readAllNotifications", "site/unexpected"),
		statistics,
		...asAdmin,
	]);
	await expect.element(page.getByText("2 unread")).toBeVisible();
	await expectAccessible();
	await notices.getByRole("button", { name: "Mark read: ada has registered" }).click();
	await expect.element(page.getByText("1 unread")).toBeVisible();
	expect(read).toEqual([{ id: "ada" }]);
	await page.getByRole("button", { name: "Mark all as read" }).click();
	await expect.poll(() => logged.mock.calls.length).toBe(1);
	await expect.element(page.getByText("1 unread")).toBeVisible();
});

test("shows a new notification without a reload", async () => {
	const openStream = holdLive();
	await renderApp("/admin", [statistics, ...asAdmin]);
	await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible();
	await openStream();
	network.use(
		answer("admin", "notifications", [notice("ada", false)]),
		answer("admin", "unreadNotifications", { count: 1 }),
	);
	sendLiveEvent({ kind: "admin" });
	await expect.element(notices.getByRole("button", { name: "Mark read: ada has registered" })).toBeVisible();
});

test("says that the statistics failed to load, and tries again", async () => {
	await renderApp("/admin", [refuse("admin", "dashboard", "site/unexpected"), ...asAdmin]);
	await expect.element(page.getByRole("alert")).toBeVisible();
	network.use(statistics);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("20,311")).toBeVisible();
});
