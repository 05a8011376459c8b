import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

export const region = page.getByRole("region", { name: "Countries", exact: true });
export const higher = region.getByRole("button", { name: "Higher" });
export const lower = region.getByRole("button", { name: "Lower" });
export const timer = region.getByRole("timer");
export const dialog = page.getByRole("dialog");

export async function asked(): Promise<void> {
	await expect.element(higher).toHaveAttribute("aria-disabled", "false");
	await expect.element(higher).not.toHaveAttribute("data-waking");
}

export const phase = () => document.querySelector<HTMLElement>(".stage")?.dataset.phase;

/** Lets the second number finish counting, so that the verdict is shown. */
export async function settled(pass: (ms: number) => void, countMs = 500): Promise<void> {
	await expect.poll(phase).toBe("counting");
	pass(countMs);
	await expect.poll(phase).not.toBe("counting");
}

export const said = () => region.getByRole("status").last().element().textContent;

export const numbers = () =>
	Array.from(document.querySelectorAll(".half-number"), ({ textContent }) => textContent);

export const names = () =>
	region
		.getByRole("heading", { level: 2 })
		.elements()
		.map(({ textContent }) => textContent);

export const press = (key: string) => userEvent.keyboard(key);
