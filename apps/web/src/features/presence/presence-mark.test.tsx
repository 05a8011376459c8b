import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { holdTimers } from "../../testing/hold-timers.ts";
import { PresenceMark } from "./presence-mark.tsx";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("says when a user was last online, and keeps counting", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	const lastOnline = ago(5);
	const screen = await render(<PresenceMark presence={{ status: "offline", lastOnline }} />);
	await expect.element(screen.getByText("Last online 5 minutes ago")).toBeVisible();
	vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
	nextMinute();
	await expect.element(screen.getByText("Last online 6 minutes ago")).toBeVisible();
});
