import { expect, type Locator, type Page } from "@playwright/test";

/** The two sets of keys of a stage. */
export const LETTERS = { up: "h", down: "l" };
export const ARROWS = { up: "ArrowUp", down: "ArrowDown" };

/** More than the controls of any page. */
const MAX_PRESSES = 150;

/** Presses Tab until one of the controls has the focus, and expects a visible focus indicator, not covered by a bar. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await expect(target.first()).toBeAttached();
	for (let presses = 0; presses < MAX_PRESSES; presses++) {
		await page.keyboard.press(key);
		const focus = await target.evaluateAll(focusOf);
		if (focus === "elsewhere") continue;
		expect(focus, `${target} shows its focus`).toBe("shown");
		return;
	}
	throw new Error(`Tab doesn't lead to ${target}.`);
}

/** Tabs to the control and presses it. */
export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}

/** Runs in the page. */
function focusOf(candidates: readonly Element[]): "elsewhere" | "shown" | "no indicator" | "covered" {
	const element = candidates.find((candidate) => candidate === document.activeElement);
	if (!(element instanceof Element)) return "elsewhere";
	const hasIndicator = (candidate: Element) => {
		const { outlineStyle, boxShadow } = getComputedStyle(candidate);
		return outlineStyle !== "none" || boxShadow !== "none";
	};
	const label = element.closest("label");
	if (!hasIndicator(element) && (label === null || !hasIndicator(label))) return "no indicator";
	// A native radio or checkbox may be hidden inside the label that shows it.
	const { left, top, right, bottom } = (label ?? element).getBoundingClientRect();
	const isIn = (x: number, y: number) => {
		const hit = document.elementFromPoint(x, y);
		return hit !== null && ((label ?? element).contains(hit) || hit.contains(element));
	};
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const points = [[x, y] as const, [left + 4, y] as const, [right - 4, y] as const];
	return points.some(([atX, atY]) => isIn(atX, atY)) ? "shown" : "covered";
}
