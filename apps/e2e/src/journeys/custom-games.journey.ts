import type { Browser, Page } from "@playwright/test";
import { collectComplaints } from "../complaints.ts";
import { CustomGamePage } from "../custom-game.page.ts";
import { type MadeGame, makeGame, PEAKS } from "../custom-games.ts";
import { EditorPage } from "../editor.page.ts";
import { expect, journey } from "../journey.ts";
import { mailedLink } from "../outbox.ts";
import { Seat } from "../seat.ts";
import { shortenPauses } from "../short-pauses.ts";

journey.use({ servers: 2 });

journey(
	"a creator shares a game by link, mail and invitation, and changes it during a friend's run",
	async ({ browser, baseURL, page }) => {
		const [creator, friend] = await takeSeats(browser, baseURL ?? "", page);
		await creator.befriend(friend);
		const made = await makeGame(creator.context, `Peaks of ${creator.name}`, "invite_only");
		await friend.goTo("/custom-games?tab=invitations");
		await expect(friend.page.getByRole("heading", { name: "No invitations right now" })).toBeVisible();
		await creator.page.goto(made.link);

		const context = await browser.newContext();
		await shortenPauses(context);
		const complaints = collectComplaints(context);
		const visitor = new CustomGamePage(await context.newPage(), made.name, PEAKS);
		await journey.step("by link, to a visitor", () => shareByLink(visitor, creator, made));
		await journey.step("by mail, to a stranger", () => shareByMail(visitor, creator, made));
		await context.close();
		expect(complaints).toEqual([]);
		await journey.step("with a friend", () => shareWithFriend(creator, friend, made));
		await journey.step("changed during a run", () => playWhileItChanges(creator, friend, made));
		await journey.step("the board", () => lookAtBoards(creator, friend, made));
		await creator.end();
		await friend.end();
	},
);

journey("private games stay closed, and removed ones leave all lists", async ({ browser, baseURL, page }) => {
	const [creator, other] = await takeSeats(browser, baseURL ?? "", page);
	await creator.befriend(other);
	const closed = await makeGame(creator.context, `Closed by ${creator.name}`, "private");
	const open = await makeGame(creator.context, `Open by ${creator.name}`, "public");
	await journey.step("the link and its renewal", () => renewLink(creator, other, closed));
	await journey.step("what a player has published", () => findPublished(creator, other, { closed, open }));
	await journey.step("removed from the list", () => takeOffList(creator, other, closed));
	await journey.step("deleted", () => deleteGame(creator, other, open));
	await creator.end();
	await other.end();
});

async function takeSeats(browser: Browser, url: string, page: Page): Promise<[Seat, Seat]> {
	return Promise.all([
		Seat.take(browser, { url, screen: "desk", page }),
		// The browser logs what this player is refused.
		Seat.take(browser, {
			url,
			screen: "phone",
			tolerated: [/status of 40[34] /, /You don't have access to this game/],
		}),
	]);
}

async function shareByLink(visitor: CustomGamePage, creator: Seat, made: MadeGame): Promise<void> {
	const dialog = await new CustomGamePage(creator.page, made.name, PEAKS).share("Link");
	const link = await dialog.getByLabel("Link to the game").inputValue();
	expect(link).toContain(made.link);
	await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
	await visitor.page.goto(link);
	await visitor.begin();
	await visitor.guessRight();
	await visitor.guessWrong();
	await expect(visitor.over.getByRole("link", { name: "Create a free account" })).toBeVisible();
}

async function shareByMail({ page, ready }: CustomGamePage, creator: Seat, made: MadeGame): Promise<void> {
	const address = `stranger-of-${creator.name}@example.org`;
	const dialog = await new CustomGamePage(creator.page, made.name, PEAKS).share("Email");
	await dialog.getByLabel("Email addresses").fill(address);
	await dialog.getByLabel("Email addresses").press("Enter");
	await expect(dialog.getByRole("list", { name: "Recipients" })).toContainText(address);
	await dialog.getByLabel("Message (optional)").fill("Which is higher?");
	await dialog.getByRole("button", { name: "Send invitations" }).click();
	await expect(dialog.getByText("1 person is invited to play.")).toBeVisible();
	await dialog.getByRole("button", { name: "Done" }).click();

	await page.goto(await mailedLink(address, /https?:\/\/\S+\/custom-game\/[^\s"<]+/));
	await expect(page.getByRole("heading", { level: 1, name: made.name })).toBeVisible();
	await expect(ready).toBeEnabled();
	await page.goto(await mailedLink(address, /https?:\/\/\S+\/unsubscribe\/[\w-]+/));
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect(page.getByText(/You won't get any more invitations/)).toBeVisible();
}

async function shareWithFriend(creator: Seat, friend: Seat, made: MadeGame): Promise<void> {
	const dialog = await new CustomGamePage(creator.page, made.name, PEAKS).share("Friends");
	await dialog.getByRole("checkbox", { name: friend.name }).check();
	await dialog.getByRole("button", { name: "Send invitations" }).click();
	const { page } = friend;
	await expect(page.getByRole("banner").getByRole("link", { name: /^Discover/ })).toContainText("1 new");
	await expect(page.getByRole("link", { name: /^Invitations/ })).toContainText("1 new");
	await page.getByRole("button", { name: `Accept: ${made.name}` }).click();
	await page.waitForURL(`/custom-game/${made.id}*`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Discover", exact: true })).toBeVisible();
	expect(friend.loads).toBe(1);
}

/** The creator reverses all heights during the friend's run, which keeps its old values. */
async function playWhileItChanges(creator: Seat, friend: Seat, made: MadeGame): Promise<void> {
	const game = new CustomGamePage(friend.page, made.name, PEAKS);
	await game.begin();
	await game.guessRight();
	const editor = new EditorPage(creator.page);
	await creator.follow(`/edit-custom-game/${made.id}`);
	await editor.waitForGame();
	await editor.cell("Value", 1).focus();
	await editor.paste([...PEAKS.values()].map((height) => 10_000 - height).join("\n"));
	const updated = creator.page.waitForResponse(/customGames\.update/);
	await editor.save.click();
	expect((await updated).status()).toBe(200);

	await game.guessRight();
	await game.expectScore(2);
	await game.guessWrong();
	await expect(game.over.getByText("You’re 1st on this board")).toBeVisible();
	await expect(game.over.getByText("New best")).toBeVisible();
	await expect(game.over.getByText("+75 XP").first()).toBeVisible();
	await expect(game.over.getByText(/^You scored\s*2$/)).toBeVisible();
}

async function lookAtBoards(creator: Seat, friend: Seat, made: MadeGame): Promise<void> {
	const { page } = creator;
	await creator.follow(`/custom-games?tab=leaderboards&game=${made.id}`);
	await expect(page.getByRole("table").getByRole("row").filter({ hasText: friend.name })).toContainText("2");
	await creator.follow(`/custom-games/${made.id}/insights`);
	const invitations = page.getByRole("region", { name: "Invitations" });
	await expect(invitations.getByRole("listitem").filter({ hasText: friend.name })).toContainText("Accepted");
	const board = page.getByRole("region", { name: "Board" });
	await expect(board.getByRole("listitem").filter({ hasText: friend.name })).toContainText("2");
}

/** The id alone opens nothing; the link works until its renewal. */
async function renewLink(creator: Seat, other: Seat, { id, name, link }: MadeGame): Promise<void> {
	await other.page.goto(`/custom-game/${id}`);
	await expectClosed(other);
	await other.page.goto(link);
	await expect(other.page.getByRole("button", { name: "Ready!" })).toBeEnabled();
	await creator.page.goto(link);
	const dialog = await new CustomGamePage(creator.page, name, PEAKS).share("Link");
	await dialog.getByRole("button", { name: "Make a new link" }).click();
	await dialog.getByRole("button", { name: "Make a new link" }).click();
	await expect(dialog.getByText("This is the new link. The old one no longer works.")).toBeVisible();
	await other.page.reload();
	await expectClosed(other);
	await other.follow(await dialog.getByLabel("Link to the game").inputValue());
	await expect(other.page.getByRole("button", { name: "Ready!" })).toBeEnabled();
}

async function expectClosed({ page }: Seat): Promise<void> {
	await expect(
		page.getByRole("heading", { level: 1, name: "You don't have access to this game" }),
	).toBeVisible();
}

interface Both {
	readonly closed: MadeGame;
	readonly open: MadeGame;
}

async function findPublished(creator: Seat, other: Seat, { closed, open }: Both): Promise<void> {
	const { page } = other;
	await other.follow("/custom-games");
	await page.getByRole("searchbox", { name: "Search games" }).fill(creator.name);
	await expect(page.getByText(`1 game for “${creator.name}”`)).toBeVisible();
	await expect(page.getByRole("link", { name: `Play: ${open.name}` })).toBeVisible();
	await other.follow(`/user/${creator.id}`);
	await expect(page.getByRole("link", { name: `Play: ${open.name}` })).toBeVisible();
	await expect(page.getByRole("link", { name: `Play: ${closed.name}` })).toHaveCount(0);
}

/** The player removes a shared game from the profile and loses access. */
async function takeOffList(creator: Seat, other: Seat, { id, name }: MadeGame): Promise<void> {
	const answer = await creator.context.request.post("/api/trpc/customGames.invite", {
		data: { id, userIds: [other.id], emails: [], message: "Have a go" },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
	const { page } = other;
	await other.follow("/profile?tab=custom-games");
	await expect(page.getByText("Have a go")).toBeVisible();
	await page.getByRole("button", { name: `Accept: ${name}` }).click();
	await page.waitForURL(`/custom-game/${id}*`);
	await other.follow("/profile?tab=custom-games");
	const card = page.getByRole("region", { name: "Shared With Me" }).getByRole("listitem");
	await card.getByRole("button", { name: `More: ${name}` }).click();
	await page.getByRole("menuitem", { name: "Remove" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("heading", { name: "Nothing shared with you yet" })).toBeVisible();
	// The card disappears before the server answers.
	await expect(page.getByText(`“${name}” was removed from your list`)).toBeVisible();
	await page.goto(`/custom-game/${id}`);
	await expectClosed(other);
}

async function deleteGame(creator: Seat, other: Seat, { id, name }: MadeGame): Promise<void> {
	const { page } = creator;
	await creator.follow("/custom-games?tab=my-games");
	await page.getByRole("button", { name: `More: ${name}` }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("link", { name: `Play: ${name}` })).toHaveCount(0);
	await expect
		.poll(async () => (await other.context.request.get(`/api/custom-games/${id}`)).status())
		.toBe(404);
	await other.follow(`/custom-games?q=${encodeURIComponent(name)}`);
	await expect(other.page.getByRole("heading", { name: "No games found" })).toBeVisible();
}
