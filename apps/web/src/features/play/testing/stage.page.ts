import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

export const region = page.getByRole("region", { name: "Countries", exact: true });
export const higher = region.getByRole("button", { name: "Higher" });
export const lower = region.getByRole("button", { name: "Lower" });
export const timer = region.getByRole("timer");
export const dialog = page.getByRole("dialog");

/** Waits until a guess may be made. */
export async function asked(): Promise<void> {
	await expect.element(higher).toHaveAttribute("aria-disabled", "false");
}

/** What the stage is doing, by the name that its style goes by. */
export const phase = () => document.querySelector<HTMLElement>(".stage")?.dataset.phase;

/** Lets the second number count up, which has just appeared, so that the stage says what it means. */
export async function settled(pass: (ms: number) => void, countMs = 500): Promise<void> {
	await expect.poll(phase).toBe("counting");
	pass(countMs);
	await expect.poll(phase).not.toBe("counting");
}

/** What a screen reader hears. */
export const said = () => region.getByRole("status").last().element().textContent;

/** The known number and the one that was asked for, as they stand on the stage. */
export const numbers = () =>
	Array.from(document.querySelectorAll(".half-number"), ({ textContent }) => textContent);

export const names = () =>
	region
		.getByRole("heading", { level: 2 })
		.elements()
		.map(({ textContent }) => textContent);

export const press = (key: string) => userEvent.keyboard(key);
