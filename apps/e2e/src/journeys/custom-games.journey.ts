import type { Browser, Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { type CreatedGame, CustomGamePage, createGame, EditorPage, PEAKS } from "../custom-games.ts";
import { collectConsoleProblems, expect, journey } from "../journey.ts";
import { mailedLink } from "../outbox.ts";
import { shortenPauses } from "../short-pauses.ts";

journey.use({ servers: 2 });

journey(
	"a creator pastes a list, previews and publishes it, shares it, and changes it during a friend's run",
	async ({ browser, baseURL, page }) => {
		const [creator, friend] = await createPlayers(browser, baseURL ?? "", page);
		await creator.befriend(friend);
		await friend.goTo("/custom-games?tab=invitations");
		await expect(friend.page.getByRole("heading", { name: "No invitations right now" })).toBeVisible();
		const name = `Peaks of ${creator.name}`;
		const id = await journey.step("written and saved", () => createWithEditor(creator, name));
		await creator.follow(`/custom-game/${id}`);

		const context = await browser.newContext();
		await shortenPauses(context);
		const consoleProblems = collectConsoleProblems(context);
		const visitor = new CustomGamePage(await context.newPage(), name, PEAKS);
		const game = { id, name, link: `/custom-game/${id}` };
		await journey.step("by link, to a visitor", () => shareByLink(visitor, creator, game));
		await journey.step("by mail, to a stranger", () => shareByMail(visitor, creator, game));
		await context.close();
		expect(consoleProblems).toEqual([]);
		await journey.step("with a friend", () => shareWithFriend(creator, friend, game));
		await journey.step("changed during a run", () => playWhileItChanges(creator, friend, game));
		await journey.step("the board", () => checkBoards(creator, friend, game));
		await creator.end();
		await friend.end();
	},
);

journey("private games stay closed, and deleted ones leave all lists", async ({ browser, baseURL, page }) => {
	const [creator, friend] = await createPlayers(browser, baseURL ?? "", page);
	const privateGame = await createGame(creator.context, `Closed by ${creator.name}`, "private");
	const publicGame = await createGame(creator.context, `Open by ${creator.name}`, "public");
	await journey.step("the link and its renewal", () => renewLink(creator, friend, privateGame));
	await journey.step("found by others", () => findPublished(creator, friend, publicGame));
	await journey.step("deleted", () => deleteGame(creator, friend, publicGame));
	await creator.end();
	await friend.end();
});

async function createPlayers(
	browser: Browser,
	url: string,
	page: Page,
): Promise<[BrowserPlayer, BrowserPlayer]> {
	return Promise.all([
		BrowserPlayer.create(browser, { url, screen: "desk", page }),
		// The browser logs what this player is refused.
		BrowserPlayer.create(browser, {
			url,
			screen: "phone",
			tolerated: [/status of 40[34] /, /You don't have access to this game/],
		}),
	]);
}

/** Pastes the peaks, drops their pictures, previews, mends what is missing and saves. Returns the game's id. */
async function createWithEditor({ page }: BrowserPlayer, name: string): Promise<string> {
	const editor = new EditorPage(page);
	await editor.openNew();
	await editor.field("Name").fill(name);
	await editor.field("What is compared").fill("Height in metres");
	await editor.cell("Name", 1).focus();
	await editor.paste(
		[...PEAKS].map(([peak, height]) => `${peak}\t${height.toLocaleString("en-US")}`).join("\n"),
	);
	await expect(page.getByText(/^10 items/)).toBeVisible();
	await editor.dropPictures([...PEAKS.keys()].map((peak) => `${peak}.png`));
	await expect(page.getByText(/^10 items(?!.* picture)/)).toBeVisible();
	await page.getByRole("radio", { name: "Invite only" }).check();

	await editor.preview.click();
	const stage = new CustomGamePage(page, name, PEAKS);
	await stage.waitForQuestion();
	await stage.guessRight();
	await page.keyboard.press("Escape");
	await expect(stage.region).toHaveCount(0);

	await editor.save.click();
	await expect(editor.problems).toHaveText("1 thing to fix");
	await expect(editor.field("Description")).toBeFocused();
	await page.keyboard.type("Which of these peaks is higher?");
	await editor.save.click();
	await page.waitForURL("/edit-custom-game/*");
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const saved: { privacyLevel: string; items: { name: string; value: number; imageUrl: string }[] } = await (
		await page.request.get(`/api/custom-games/${id}`)
	).json();
	expect(saved.privacyLevel).toBe("invite_only");
	expect(saved.items.map((item) => [item.name, item.value])).toEqual([...PEAKS]);
	expect(new Set(saved.items.map(({ imageUrl }) => imageUrl)).size).toBe(PEAKS.size);
	for (const { imageUrl } of saved.items) expect(imageUrl).toMatch(/^\/pictures\/[\w-]+\.webp$/);
	return id;
}

async function shareByLink(
	visitor: CustomGamePage,
	creator: BrowserPlayer,
	game: CreatedGame,
): Promise<void> {
	const dialog = await new CustomGamePage(creator.page, game.name, PEAKS).share("Link");
	const link = await dialog.getByLabel("Link to the game").inputValue();
	expect(link).toContain(game.link);
	await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
	await visitor.page.goto(link);
	await visitor.begin();
	await visitor.guessRight();
	await visitor.guessWrong();
	await expect(visitor.gameOver.getByRole("link", { name: "Create a free account" })).toBeVisible();
}

async function shareByMail(
	{ page, readyButton }: CustomGamePage,
	creator: BrowserPlayer,
	game: CreatedGame,
): Promise<void> {
	const address = `stranger-of-${creator.name}@example.org`;
	const dialog = await new CustomGamePage(creator.page, game.name, PEAKS).share("Email");
	await dialog.getByLabel("Email addresses").fill(address);
	await dialog.getByLabel("Email addresses").press("Enter");
	await expect(dialog.getByRole("list", { name: "Recipients" })).toContainText(address);
	await dialog.getByLabel("Message (optional)").fill("Which is higher?");
	await dialog.getByRole("button", { name: "Send invitations" }).click();
	await expect(dialog.getByText(/Send everyone else the link/)).toBeVisible();
	await dialog.getByRole("button", { name: "Done" }).click();

	await page.goto(await mailedLink(address, /https?:\/\/\S+\/custom-game\/[^\s"<]+/));
	await expect(page.getByRole("heading", { level: 1, name: game.name })).toBeVisible();
	await expect(readyButton).toBeEnabled();
	await page.goto(await mailedLink(address, /https?:\/\/\S+\/unsubscribe\/[\w-]+/));
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect(page.getByText(/You won't get any more invitations/)).toBeVisible();
}

async function shareWithFriend(
	creator: BrowserPlayer,
	friend: BrowserPlayer,
	game: CreatedGame,
): Promise<void> {
	const dialog = await new CustomGamePage(creator.page, game.name, PEAKS).share("Friends");
	await dialog.getByRole("checkbox", { name: friend.name }).check();
	await dialog.getByRole("button", { name: "Send invitations" }).click();
	const { page } = friend;
	await expect(
		page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Discover new" }),
	).toBeVisible();
	await expect(page.getByRole("link", { name: /^Invitations/ })).toContainText("1 new");
	await page.getByRole("button", { name: `Accept: ${game.name}` }).click();
	await page.waitForURL(`/custom-game/${game.id}*`);
	expect(friend.loads).toBe(1);
}

/** The creator reverses all heights during the friend's run, which keeps its old values. */
async function playWhileItChanges(
	creator: BrowserPlayer,
	friend: BrowserPlayer,
	game: CreatedGame,
): Promise<void> {
	const stage = new CustomGamePage(friend.page, game.name, PEAKS);
	await stage.begin();
	await stage.guessRight();
	const editor = new EditorPage(creator.page);
	await creator.follow(`/edit-custom-game/${game.id}`);
	await editor.waitForGame();
	await editor.cell("Value", 1).focus();
	await editor.paste([...PEAKS.values()].map((height) => 10_000 - height).join("\n"));
	const updated = creator.page.waitForResponse(/customGames\.update/);
	await editor.save.click();
	expect((await updated).status()).toBe(200);

	await stage.guessRight();
	await stage.expectScore(2);
	await stage.guessWrong();
	await expect(stage.gameOver.getByText("You’re 1st on this board")).toBeVisible();
	await expect(stage.gameOver.getByText("First score")).toBeVisible();
	await expect(stage.gameOver.getByText("+75 XP").first()).toBeVisible();
	await expect(stage.gameOver.getByText(/^You scored\s*2$/)).toBeVisible();
}

async function checkBoards(creator: BrowserPlayer, friend: BrowserPlayer, game: CreatedGame): Promise<void> {
	const { page } = creator;
	await creator.follow(`/custom-games?tab=leaderboards&game=${game.id}`);
	await expect(page.getByRole("table").getByRole("row").filter({ hasText: friend.name })).toContainText("2");
	await creator.follow(`/custom-games/${game.id}/insights`);
	const invitations = page.getByRole("region", { name: "Invitations" });
	await expect(invitations.getByRole("listitem").filter({ hasText: friend.name })).toContainText("Accepted");
	const board = page.getByRole("region", { name: "Board" });
	await expect(board.getByRole("listitem").filter({ hasText: friend.name })).toContainText("2");
}

/** The id alone opens nothing; the link works until its renewal. */
async function renewLink(
	creator: BrowserPlayer,
	friend: BrowserPlayer,
	{ id, name, link }: CreatedGame,
): Promise<void> {
	await friend.page.goto(`/custom-game/${id}`);
	await expectClosed(friend);
	await friend.page.goto(link);
	await expect(friend.page.getByRole("button", { name: "Ready!" })).toBeEnabled();
	await creator.page.goto(link);
	const dialog = await new CustomGamePage(creator.page, name, PEAKS).share("Link");
	await dialog.getByRole("button", { name: "Make a new link" }).click();
	await dialog.getByRole("button", { name: "Make a new link" }).click();
	await expect(dialog.getByText("This is the new link. The old one no longer works.")).toBeVisible();
	await friend.page.reload();
	await expectClosed(friend);
	await friend.follow(await dialog.getByLabel("Link to the game").inputValue());
	await expect(friend.page.getByRole("button", { name: "Ready!" })).toBeEnabled();
}

async function expectClosed({ page }: BrowserPlayer): Promise<void> {
	await expect(
		page.getByRole("heading", { level: 1, name: "You don't have access to this game" }),
	).toBeVisible();
}

async function findPublished(
	creator: BrowserPlayer,
	friend: BrowserPlayer,
	publicGame: CreatedGame,
): Promise<void> {
	await friend.follow(`/user/${creator.id}`);
	const games = friend.page.getByRole("link", { name: new RegExp(`^Play: .* by ${creator.name}$`) });
	await expect(games).toHaveAccessibleName(`Play: ${publicGame.name}`);
}

async function deleteGame(
	creator: BrowserPlayer,
	friend: BrowserPlayer,
	{ id, name }: CreatedGame,
): Promise<void> {
	const { page } = creator;
	await creator.follow("/custom-games?tab=my-games");
	await page.getByRole("button", { name: `More: ${name}` }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("link", { name: `Play: ${name}` })).toHaveCount(0);
	await expect
		.poll(async () => (await friend.context.request.get(`/api/custom-games/${id}`)).status())
		.toBe(404);
	await friend.follow(`/custom-games?q=${encodeURIComponent(name)}`);
	await expect(friend.page.getByRole("heading", { name: "No games found" })).toBeVisible();
}
