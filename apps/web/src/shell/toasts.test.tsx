import { beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toast } from "../platform/toasts.ts";
import { holdTimers } from "../testing/hold-timers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { shownToasts } from "../testing/toasts.ts";
import { turnTab } from "../testing/visibility.ts";
import { Dialog } from "../ui/dialog.tsx";

// A toast stays while the pointer is over it, where the test before may have left it.
beforeEach(async () => {
	await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
});

const line = (text: string) => page.getByText(text);
const dismiss = page.getByRole("button", { name: "Dismiss" });

/** Advances the clock without timers, as in a suspended page. */
function holdNow() {
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => now);
	return (ms: number) => {
		now += ms;
	};
}

test("shows one toast at a time, each for three seconds, errors before others", async () => {
	await renderApp("/");
	const afterThreeSeconds = holdTimers("setTimeout", 3000);
	toast("success", "Saved");
	toast("info", "Later", { forMs: 3000 });
	toast("error", "Not sent", { forMs: 3000 });
	await expect.element(line("Done: Saved")).toBeVisible();
	expect(shownToasts()).toEqual(["Done: Saved"]);
	await expect.poll(afterThreeSeconds).toBe(1);
	await expect.element(line("Error: Not sent")).toBeVisible();
	await expect.element(line("Done: Saved")).not.toBeInTheDocument();
	await expect.poll(afterThreeSeconds).toBe(1);
	await expect.element(line("Note: Later")).toBeVisible();
});

test("shows the next toast after a dismissed one, and returns the focus", async () => {
	await renderApp("/");
	holdTimers("setTimeout", 3000);
	toast("success", "One");
	toast("success", "Two");
	await expect.element(line("Done: One")).toBeVisible();
	const theme = page.getByRole("button", { name: "Switch theme" });
	theme.element().focus();
	await dismiss.click();
	await expect.element(line("Done: Two")).toBeVisible();
	await expect.element(theme).toHaveFocus();
});

test("stops a toast's time in a hidden tab, under the pointer and with the focus", async () => {
	const pass = holdNow();
	await renderApp("/");
	const rest = holdTimers("setTimeout", 59_000);
	toast("success", "Saved", { forMs: 60_000 });
	await expect.element(line("Done: Saved")).toBeVisible();
	pass(1000);
	turnTab("hidden");
	await new Promise((resolve) => setTimeout(resolve));
	pass(60_000);
	turnTab("visible");
	await line("Done: Saved").hover();
	// By then React has handled the pointer.
	await new Promise((resolve) => setTimeout(resolve));
	expect(rest()).toBe(0);
	dismiss.element().focus();
	await userEvent.unhover(line("Done: Saved"));
	await new Promise((resolve) => setTimeout(resolve));
	expect(rest()).toBe(0);
	page.getByRole("button", { name: "Switch theme" }).element().focus();
	await expect.poll(rest).toBe(1);
	await expect.element(line("Done: Saved")).not.toBeInTheDocument();
});

test("is silent for sighted users inside a dialog that shows the same, and visible once it is closed", async () => {
	await renderApp("/");
	const dialog = await render(<Dialog onClose={() => {}} aria-label="Game over" />);
	toast("success", "Badge earned: First Steps", { forMs: 60_000, isInDialog: true });
	const inside = page.getByRole("dialog", { name: "Game over" });
	const silent = inside.getByText("Done: Badge earned: First Steps");
	await expect.element(silent).toHaveClass("sr-only");
	expect(silent.element().closest("[aria-live=polite]")).not.toBeNull();
	expect(dismiss.query()).toBeNull();
	await dialog.unmount();
	await expect.element(dismiss).toBeVisible();
	await expect.element(line("Done: Badge earned: First Steps")).not.toHaveClass("sr-only");
});

test("shows toasts inside a dialog, where they can be dismissed", async () => {
	await renderApp("/");
	const dialog = await render(
		<Dialog onClose={() => {}} aria-label="Game over">
			<button type="button">Play again</button>
		</Dialog>,
	);
	toast("success", "Badge earned: First Steps", { forMs: 60_000 });
	const inside = page.getByRole("dialog", { name: "Game over" });
	const first = inside.getByText("Done: Badge earned: First Steps");
	await expect.element(first).toBeVisible();
	expect(first.element().closest("[aria-live=polite]")).not.toBeNull();
	expect(document.querySelectorAll("[popover=manual]")).toHaveLength(1);
	await inside.getByRole("button", { name: "Dismiss" }).click();
	await expect.element(first).not.toBeInTheDocument();
	toast("info", "Still here", { forMs: 60_000 });
	await expect.element(inside.getByText("Note: Still here")).toBeVisible();
	await dialog.unmount();
	await expect.element(line("Note: Still here")).toBeVisible();
});
