import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { holdTimers } from "../../testing/hold-timers.ts";
import { PresenceMark } from "./presence-mark.tsx";

test("says when a user was last online, and keeps counting", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	const now = Date.now();
	const clock = vi.spyOn(Date, "now").mockReturnValue(now);
	const lastOnline = new Date(now - 5 * 60_000).toISOString();
	const screen = await render(<PresenceMark presence={{ status: "offline", lastOnline }} />);
	await expect.element(screen.getByText("Last online 5 minutes ago")).toBeVisible();
	clock.mockReturnValue(now + 60_000);
	nextMinute();
	await expect.element(screen.getByText("Last online 6 minutes ago")).toBeVisible();
});
