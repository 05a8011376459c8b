import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { TimeSince } from "./time-since.tsx";

test.each([
	["2026-11-02T11:59:30.000Z", false, "just now"],
	["2026-11-02T11:55:00.000Z", false, "5 minutes ago"],
	["2026-11-02T11:55:00.000Z", true, "5 min ago"],
	["2026-11-01T11:00:00.000Z", false, "yesterday"],
] as const)("shows how long ago %s was (short: %s)", async (iso, isShort, text) => {
	vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-02T12:00:00.000Z"));
	const screen = await render(<TimeSince iso={iso} isShort={isShort} />);
	await expect.element(screen.getByRole("time")).toHaveTextContent(text);
});
