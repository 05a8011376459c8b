import type { Locator } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { newPlayer, registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

const SIDES = ["top", "left", "right", "bottom"] as const;
type Side = (typeof SIDES)[number];

/** The insets of a phone's notch and home indicator, in pixels: portrait and landscape. */
const PHONES = [
	{ viewport: { width: 390, height: 844 }, insets: { top: 47, left: 0, right: 0, bottom: 34 } },
	{ viewport: { width: 844, height: 390 }, insets: { top: 0, left: 47, right: 47, bottom: 21 } },
];

journey.use({ shortPauses: true });

journey("nothing is under the notch of a phone, in portrait and landscape", async ({ page, context }) => {
	const devtools = await context.newCDPSession(page);
	const expectInside = async (...elements: Locator[]) => {
		for (const { viewport, insets } of PHONES) {
			await page.setViewportSize(viewport);
			await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
			// Scrolls to the end of the page.
			if (page.url().endsWith("/sign-in")) await page.mouse.wheel(0, 2000);
			// Polled, because new elements may still move.
			for (const element of elements)
				await expect.poll(() => pastTheEdges(element, viewport, insets), `${element}`).toEqual([]);
		}
	};
	await page.goto("/music-game");
	const links = ["Hilo", "Sign In"].map((name) => page.getByRole("link", { name }).first());
	await expectInside(
		...links,
		page.getByRole("button", { name: "Start Game" }),
		page.getByText("Random Tracks"),
	);
	await page.goto("/sign-in");
	await expectInside(page.getByRole("button", { name: "Switch theme" }));

	// Toasts do not time out on a hidden page.
	await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
	await registerPlayer(context);
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessWrong();
	await expectInside(stage.gameOver, stage.playAgain);
	await page.goto("/profile?tab=settings");
	await page.getByRole("textbox", { name: "Username" }).fill(newPlayer().username);
	await page.getByRole("button", { name: "Save username" }).click();
	const toast = page.locator("[popover=manual]");
	await expect(toast).toContainText("Username updated");
	await expectInside(toast);
	await devtools.detach();
});

/** Returns the sides at which an element reaches into the insets or beyond. */
async function pastTheEdges(
	element: Locator,
	viewport: { width: number; height: number },
	insets: Record<Side, number>,
): Promise<Side[]> {
	const box = await element.boundingBox();
	if (!box) return [...SIDES];
	const room: Record<Side, number> = {
		top: box.y,
		left: box.x,
		right: viewport.width - box.x - box.width,
		bottom: viewport.height - box.y - box.height,
	};
	return SIDES.filter((side) => room[side] < insets[side]);
}
