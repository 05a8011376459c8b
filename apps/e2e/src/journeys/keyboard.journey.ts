import { DUEL_ROUNDS } from "@hilo/rules/duels/caps";
import type { BrowserContext } from "@playwright/test";
import { CustomGamePage, EditorPage, PEAKS } from "../custom-games.ts";
import { answerDeckRound } from "../deck.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { pressAt, tabTo } from "../keyboard.ts";
import { registerPlayer } from "../player.ts";
import { waitUntil } from "../short-pauses.ts";
import { StagePage } from "../stage.ts";

journey.use({ shortPauses: true });

const LETTERS = { up: "h", down: "l" };
const ARROWS = { up: "ArrowUp", down: "ArrowDown" };

journey(
	"the keyboard alone answers the first duel of the home page, and starts, plays and repeats a run",
	async ({ page }) => {
		const { keyboard } = page;
		await page.goto("/");
		const lower = page.getByRole("button", { name: "Lower" });
		await waitForHydration(lower);
		await tabTo(page, lower);
		await keyboard.press("Enter");
		await expect(page.getByText("Does Austria get more visitors than Australia?")).toBeVisible();
		await expect(lower).toBeFocused();
		await keyboard.press("Enter");
		await expect(page.getByText("Does France get more visitors than China?")).toBeVisible();
		await page.getByRole("button", { name: "Higher" }).press("Enter");
		await expect(page.getByText("2 of 3")).toBeVisible();
		await keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Play Countries" })).toBeFocused();
		await keyboard.press("Enter");

		const stage = new StagePage(page, "country");
		await stage.waitForQuestion();
		await stage.guessRight(LETTERS);
		await stage.guessRight(ARROWS);
		const resumeClock = await stage.stopPageClock();
		await tabTo(page, stage.button("up").or(stage.button("down")));
		await resumeClock();
		await stage.guessWrong(LETTERS);
		await expect(stage.playAgain).toBeFocused();
		await keyboard.press("Enter");
		await expect(stage.gameOver).toBeHidden();
		await stage.waitForQuestion();
		await stage.expectScore(0);

		await stage.guessWrong(LETTERS);
		await keyboard.press("Escape");
		await expect(stage.gameOver).toBeHidden();
		const again = stage.region.getByRole("button", { name: /^(?:play|try) again$/i });
		await expect(again).toBeFocused();
		await keyboard.press("Enter");
		await stage.waitForQuestion();
		await stage.expectScore(0);
	},
);

journey("the keyboard alone plays a whole daily deck and shares it", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-write"]);
	await page.goto("/daily");
	const play = page.getByRole("button", { name: "Play", exact: true });
	await waitForHydration(play);
	await pressAt(page, play);
	for (let round = 1; round <= 10; round++) await answerDeckRound(page, round);
	await expect(page.getByRole("heading", { name: "The ten cards" })).toBeVisible();
	await pressAt(page, page.getByRole("button", { name: "Share" }));
	await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
});

journey(
	"the keyboard alone plays a duel against a recorded run, by its link",
	async ({ page, browser, baseURL }) => {
		const challenger = await browser.newContext({ baseURL: baseURL ?? "" });
		const id = await recordDuel(challenger);
		await challenger.close();
		await page.goto(`/duel/${id}`);
		const play = page.getByRole("button", { name: "Play", exact: true });
		await waitForHydration(play);
		await pressAt(page, play);
		const stage = new StagePage(page, "country");
		await stage.waitForQuestion();
		for (let round = 1; round < DUEL_ROUNDS; round++)
			await stage.guessRight(round % 2 === 0 ? LETTERS : ARROWS);
		const resumeClock = await stage.stopPageClock();
		await pressAt(page, stage.button((await stage.rightButton()) ?? "up"));
		await resumeClock();
		const heading = page.getByRole("heading", { level: 1, name: /^You won|^Draw/ });
		await waitUntil(page, () => heading.isVisible());
		await expect(heading).toBeFocused();
		await tabTo(page, page.getByRole("link", { name: "Create a free account" }));
	},
);

journey("the keyboard alone makes, changes and plays a game", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await registerPlayer(context);
	const { keyboard } = page;
	await page.goto("/custom-games?create=true");
	const list = page.getByRole("textbox", { name: /^Paste a table/ });
	await waitForHydration(list);
	const lines = [...PEAKS].map(([name, height]) => `${name}\t${height}`).join("\n");
	await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
	await pressAt(page, list, "ControlOrMeta+V");
	await pressAt(page, page.getByRole("button", { name: /^(Add|Import|Use) / }));

	const editor = new EditorPage(page);
	const title = "Peaks by keyboard";
	for (const [label, text] of [
		["Name", title],
		["Description", "Which of these peaks is higher?"],
	] as const) {
		await tabTo(page, editor.field(label));
		await keyboard.type(text);
	}
	await pressAt(page, editor.cell("Value", 2), "ControlOrMeta+A");
	await keyboard.type("6962");
	await tabTo(page, editor.save, "Shift+Tab");
	await keyboard.press("Enter");
	await page.waitForURL("/edit-custom-game/*");
	await pressAt(page, page.getByRole("link", { name: "Play it" }));
	const stage = new CustomGamePage(page, title, new Map([...PEAKS, ["Aconcagua", 6962]]));
	await pressAt(page, stage.readyButton);
	await stage.waitForQuestion();
	await stage.guessRight(ARROWS);
	await stage.guessWrong(LETTERS);
	await expect(stage.playAgain).toBeFocused();
});

/** Plays one side of a duel in which anyone may play the other. Returns its id. */
async function recordDuel(context: BrowserContext): Promise<string> {
	await registerPlayer(context);
	const call = async (path: string, data: object) => {
		const answer = await context.request.post(`/api/trpc/duels.${path}`, { data });
		expect(answer.status(), await answer.text()).toBe(200);
		return (await answer.json()).result.data;
	};
	const { id } = await call("create", { source: { kind: "classic", game: "country" }, mode: "ghost" });
	for (let open = await call("begin", { id }); open !== null; )
		({ next: open } = await call("guess", { id, round: open.round, guess: "higher" }));
	return id;
}
