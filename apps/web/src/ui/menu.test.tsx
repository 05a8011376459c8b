import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceMenu } from "./choice-menu.tsx";
import { MenuButton, MoreMenu } from "./more-menu.tsx";

const SCREENS = [
	[1280, 640],
	[1120, 720],
	[844, 390],
	[320, 568],
] as const;
const PLACES = [
	{ top: 8, left: 4 },
	{ top: "50%", left: "33%" },
	{ bottom: 8, right: 4 },
];
const ENTRIES = Array.from({ length: 14 }, (_, at) => `${at} ${"Wide ".repeat(at === 3 ? 20 : 1)}`);
const menu = page.getByRole("menu");
const last = page.getByRole("menuitem").last();

afterEach(() => page.viewport(390, 844));

test.each(SCREENS.flatMap(([width, height]) => PLACES.map((place) => ({ width, height, place }))))(
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

test("opens to the side that has more room, and keeps within a window that gets lower", async () => {
	await page.viewport(1280, 640);
	const few = ENTRIES.slice(0, 8);
	await render(
		<div style={{ position: "fixed", top: 416, left: 32 }}>
			<MoreMenu label="More">
				{few.map((entry) => (
					<MenuButton key={entry}>{entry}</MenuButton>
				))}
			</MoreMenu>
		</div>,
	);
	const button = page.getByRole("button", { name: "More" });
	await button.click();
	await expectWithin(1280, 640);
	const { bottom, height } = menu.element().getBoundingClientRect();
	expect(bottom).toBeLessThan(button.element().getBoundingClientRect().top);
	expect(menu.element().scrollHeight).toBeLessThan(height);
	await page.viewport(1280, 500);
	await expectWithin(1280, 500);
});

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
