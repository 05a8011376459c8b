import type { Status } from "@hilo/rules/presence/presence";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { holdTimers } from "../../testing/hold-timers.ts";
import { PresenceMark } from "./presence-mark.tsx";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.each<[Status, string]>([
	["online", "Online"],
	["away", "Away"],
	["busy", "Busy"],
	["offline", "Offline"],
])("says %s in words, beside a shape of its own", async (status, words) => {
	const screen = await render(
		<main>
			<h1>Grace</h1>
			<PresenceMark presence={{ status, lastOnline: null }} />
		</main>,
	);
	await expect.element(screen.getByText(words)).toBeVisible();
});

test("has a different shape for each status", async () => {
	const shapes = ["online", "away", "busy", "offline"] as const;
	const screen = await render(
		shapes.map((status) => <PresenceMark key={status} presence={{ status, lastOnline: null }} />),
	);
	const paths = [...screen.container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
	expect(new Set(paths).size).toBe(shapes.length);
});

test("says when a user was last online, and keeps counting", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	const lastOnline = ago(5);
	const screen = await render(<PresenceMark presence={{ status: "offline", lastOnline }} />);
	await expect.element(screen.getByText("Last online 5 minutes ago")).toBeVisible();
	vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
	nextMinute();
	await expect.element(screen.getByText("Last online 6 minutes ago")).toBeVisible();
});

test("does not count for a user who is online", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	await render(<PresenceMark presence={{ status: "busy", lastOnline: ago(5) }} />);
	expect(nextMinute()).toBe(0);
});

test("leaves the line empty for unknown users", async () => {
	const screen = await render(<PresenceMark presence={undefined} />);
	const line = screen.container.firstElementChild;
	expect(line?.textContent?.trim()).toBe("");
	expect(line?.getBoundingClientRect().height).toBeGreaterThan(10);
});
