import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

const pressed = vi.fn();
const higher = page.getByRole("button", { name: "Higher" });
const lower = page.getByRole("button", { name: "Lower" });
let box: HTMLElement;

/** Lets mutation observers run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const wake = async () => {
	box.removeAttribute("data-waking");
	await settle();
};
const looksPressed = (button: typeof higher) => button.element().getAnimations().length > 0;

let listeners: Parameters<typeof addEventListener>[];

beforeAll(async () => {
	const listen = vi.spyOn(window, "addEventListener");
	await import("./early-press.ts");
	listeners = [...listen.mock.calls];
	listen.mockRestore();
});

// Other test files share the page.
afterAll(() => {
	for (const listener of listeners) removeEventListener(...listener);
});

beforeEach(() => {
	box = document.createElement("div");
	box.dataset.waking = "";
	box.innerHTML = `
		<button type="button" aria-keyshortcuts="ArrowUp H">Higher</button>
		<button type="button" aria-keyshortcuts="ArrowDown L">Lower</button>
		<input aria-label="Name" />
		<button type="button" popovertarget="menu">Menu</button>
		<div id="menu" popover>Entries</div>
		<form><button>Send</button></form>`;
	document.body.append(box);
	pressed.mockReset();
	box.addEventListener("click", ({ target }) => pressed((target as HTMLElement).textContent));
	box.addEventListener("submit", (event) => {
		event.preventDefault();
		pressed("submit");
	});
});

afterEach(() => box.remove());

test("shows the last press and makes it once, when buttons work", async () => {
	await higher.click();
	await lower.click();
	await lower.click();
	expect(pressed).not.toHaveBeenCalled();
	expect([higher, lower].map(looksPressed)).toEqual([false, true]);
	await wake();
	expect(pressed.mock.calls).toEqual([["Lower"]]);
	expect(looksPressed(lower)).toBe(false);
	await lower.click();
	expect(pressed).toHaveBeenCalledTimes(2);
});

test("shows the verdict on a guess that the page can judge, which then stays", async () => {
	const verdict = () => document.documentElement.dataset.earlyVerdict;
	higher.element().setAttribute("data-early-verdict", "wrong");
	lower.element().setAttribute("data-early-verdict", "right");
	await userEvent.keyboard("h");
	expect(verdict()).toBe("wrong");
	await lower.click();
	expect(verdict()).toBe("wrong");
	await wake();
	expect(pressed.mock.calls).toEqual([["Higher"]]);
	delete document.documentElement.dataset.earlyVerdict;
});

test("waits for a button whose own part is not ready", async () => {
	higher.element().setAttribute("data-waking", "");
	await higher.click();
	await wake();
	expect(pressed).not.toHaveBeenCalled();
	expect(looksPressed(higher)).toBe(true);
	higher.element().removeAttribute("data-waking");
	await settle();
	expect(pressed.mock.calls).toEqual([["Higher"]]);
});

test("takes a button's keys, but none that is typed or combined", async () => {
	await userEvent.keyboard("l");
	await userEvent.keyboard("{Control>}h{/Control}");
	await page.getByRole("textbox", { name: "Name" }).fill("h");
	expect([higher, lower].map(looksPressed)).toEqual([false, true]);
	await wake();
	expect(pressed.mock.calls.filter(([text]) => text !== "")).toEqual([["Lower"]]);
});

test("sends no form before it can be handled", async () => {
	await page.getByRole("button", { name: "Send" }).click();
	expect(pressed).not.toHaveBeenCalled();
	await wake();
	expect(pressed.mock.calls).toEqual([["Send"], ["submit"]]);
});

test("leaves the browser's own menus alone", async () => {
	await page.getByRole("button", { name: "Menu" }).click();
	await expect.element(page.getByText("Entries")).toBeVisible();
});

test("lets go of a press when the page's scripts fail to load", async () => {
	await higher.click();
	box.dataset.waking = "failed";
	await settle();
	expect(looksPressed(higher)).toBe(false);
	await higher.click();
	expect(looksPressed(higher)).toBe(false);
	expect(pressed).not.toHaveBeenCalled();
});
