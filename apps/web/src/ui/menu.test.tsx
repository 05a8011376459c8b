import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceMenu } from "./choice-menu.tsx";
import { MenuButton, MoreMenu } from "./menu.tsx";

const ENTRIES = Array.from({ length: 14 }, (_, at) => `${at} ${"Wide ".repeat(at === 3 ? 20 : 1)}`);
const menu = page.getByRole("menu");
const last = page.getByRole("menuitem").last();

afterEach(() => page.viewport(390, 844));

test.each([
	{ width: 320, height: 568, place: { top: 8, left: 4 } },
	{ width: 844, height: 390, place: { top: "50%", left: "33%" } },
	{ width: 1280, height: 640, place: { bottom: 8, right: 4 } },
])(
	"a long menu stays within $width × $height, scrolls, and shows its focused entry: %$",
	async ({ width, height, place }) => {
		await page.viewport(width, height);
		await render(
			<div style={{ position: "fixed", ...place }}>
				<MoreMenu label="More">
					{ENTRIES.map((entry) => (
						<MenuButton key={entry}>{entry}</MenuButton>
					))}
				</MoreMenu>
				<ChoiceMenu
					label="Game"
					options={ENTRIES.map((label, at) => ({ value: `${at}`, label }))}
					chosen="13"
					onChoose={() => {}}
				/>
			</div>,
		);
		await page.getByRole("button", { name: "More" }).click();
		await expectWithin(width, height);
		await userEvent.keyboard("{End}");
		await expect.element(last).toHaveFocus();
		await expect.element(last).toBeInViewport({ ratio: 0.95 });
		await userEvent.keyboard("{Escape}");
		await page.getByRole("button", { name: /^Game/ }).click();
		await expectWithin(width, height);
		await expect.element(page.getByRole("menuitemradio", { checked: true })).toBeInViewport({ ratio: 0.95 });
	},
);

async function expectWithin(width: number, height: number): Promise<void> {
	await expect.element(menu).toBeVisible();
	await expect
		.poll(() => {
			const { left, top, right, bottom } = menu.element().getBoundingClientRect();
			return left >= 0 && top >= 0 && right <= width && bottom <= height;
		})
		.toBe(true);
	expect(scrollY).toBe(0);
}
