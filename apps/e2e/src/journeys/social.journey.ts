import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { expect, journey } from "../journey.ts";
import { newPlayer, signUp } from "../player.ts";

// The browser logs that the chat is refused after the end of the friendship.
const tolerated = [/status of 403 .*chat\.list/];

journey.use({ servers: 2, tolerated });

journey(
	"a visitor signs up by a player's link and is a friend, parts, asks, chats and parts, with live updates",
	async ({ browser, baseURL, page }) => {
		const url = baseURL ?? "";
		const desk = await BrowserPlayer.create(browser, { url, screen: "desk", page });
		await desk.goTo("/friends");
		const link = await page.getByRole("textbox", { name: "Link to add you as a friend" }).inputValue();
		const phone = await BrowserPlayer.create(browser, {
			url,
			screen: "phone",
			tolerated,
			signUp: (visitor) => signUpFrom(visitor, link),
		});
		await journey.step("friends", () => becomeFriends(desk, phone));
		await journey.step("chat", () => chat(desk, phone));
		await journey.step("presence", () => changePresence(desk, phone));
		await journey.step("the end", () => endFriendship(desk, phone));
		// The phone's player has signed up, left and come back.
		expect([desk.loads, phone.loads]).toEqual([1, 1]);
		for (const browserPlayer of [desk, phone]) await browserPlayer.end();
	},
);

async function signUpFrom(visitor: Page, link: string): Promise<void> {
	await visitor.goto(link);
	const player = newPlayer();
	await signUp(visitor, player);
	await visitor.getByRole("button", { name: `Account menu of ${player.username}` }).waitFor();
}

async function becomeFriends(desk: BrowserPlayer, phone: BrowserPlayer): Promise<void> {
	await expect(phone.page.getByRole("heading", { name: `You and ${desk.name} are friends` })).toBeVisible();
	const friends = desk.page.getByRole("region", { name: "Friends", exact: true });
	await expect(friends.getByRole("listitem").filter({ hasText: phone.name })).toBeVisible();
	await phone.page.getByRole("button", { name: "Remove Friend" }).click();
	await phone.page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await phone.page.getByRole("button", { name: "Add Friend", exact: true }).click();
	await expect(desk.unreadCount).toHaveText("1 new");
	await desk.page.getByRole("button", { name: `Accept: ${phone.name}` }).click();
	await expect(phone.page.getByRole("link", { name: "Challenge", exact: true })).toBeVisible();
	await desk.follow("/profile?tab=friends");
	await phone.follow("/profile?tab=friends");
	for (const [browserPlayer, friend] of [
		[desk, phone],
		[phone, desk],
	] as const) {
		const row = browserPlayer.page
			.getByRole("region", { name: "Friends", exact: true })
			.getByRole("listitem")
			.filter({ hasText: friend.name });
		await expect(row).toContainText("Online");
		await expect(browserPlayer.unreadCount).toHaveCount(0);
	}
}

async function chat(desk: BrowserPlayer, phone: BrowserPlayer): Promise<void> {
	const [deskChat, phoneChat] = [new ChatPage(desk.page, phone.name), new ChatPage(phone.page, desk.name)];
	const link = new URL(CLASSIC_GAMES.github.route, phone.page.url()).href;
	await dockMessages(desk.page);
	await desk.page.getByRole("link", { name: `Click to chat ${phone.name}` }).click();
	await deskChat.send("Hello!");
	await deskChat.expectMark("Sent");
	await deskChat.send("Can you beat this?");
	await deskChat.send(link);

	const secondTab = await phone.context.newPage();
	await secondTab.goto("/credits");
	await expect(secondTab.getByRole("banner")).toContainText("3 new");
	await expect(phone.unreadCount).toHaveText("3 new");
	await openMessages(phone.page);
	await phone.page.waitForURL("**/messages**");
	// The friend with the most unread messages opens directly, except before its code has loaded.
	if (phone.page.url().endsWith("/messages"))
		await phone.page.getByRole("link", { name: /^3 unread messages: / }).click();
	await expect(phoneChat.bubble("Hello!")).toBeVisible();
	await expect(phoneChat.region.getByText("New messages")).toBeVisible();
	await expect(phoneChat.history.getByRole("link", { name: /^Play / })).toBeVisible();
	await deskChat.expectMark("Read");
	await expect(secondTab.getByRole("banner")).not.toContainText("new");
	await secondTab.close();

	const typing = expect(deskChat.region.getByText(`${phone.name} is typing…`)).toBeVisible();
	await phoneChat.field.pressSequentially("I can");
	await typing;
	await phoneChat.field.press("Enter");
	await expect(deskChat.bubble("I can")).toBeVisible();
	await expect(deskChat.region.getByText(/is typing…$/)).toHaveCount(0);
	await phoneChat.expectMark("Read");

	await deskChat.region.getByRole("button", { name: "Minimise" }).click();
	await phoneChat.send("Still there?");
	const dock = desk.page.getByRole("complementary", { name: "Chats" });
	const minimised = dock.getByRole("button", { name: new RegExp(`^${phone.name}`) });
	await expect(minimised).toContainText("1 unread");
	await expect(
		dock.getByRole("link", { name: `1 unread message: Still there?, ${phone.name}` }),
	).toBeVisible();
	await expect(desk.unreadCount).toHaveText("1 new");
	await phoneChat.expectMark("Sent");
	await minimised.click();
	await expect(deskChat.bubble("Still there?")).toBeVisible();
	await expect(desk.unreadCount).toHaveCount(0);
	await expect(dock.getByRole("link", { name: `Still there?, ${phone.name}` })).toBeVisible();
	await phoneChat.expectMark("Read");
}

async function changePresence(desk: BrowserPlayer, phone: BrowserPlayer): Promise<void> {
	const { head } = new ChatPage(desk.page, phone.name);
	await expect(head).toContainText("Online");
	// A full-screen chat covers the menu.
	await phone.page.getByRole("link", { name: "Back to all chats" }).click();
	await openMenu(phone.page);
	await expect(phone.unreadCount).toHaveCount(0);
	const presenceUpdated = () => phone.page.waitForResponse(/presence\.update/);
	await Promise.all([presenceUpdated(), phone.page.getByRole("button", { name: "Appear busy" }).click()]);
	await expect(head).toContainText("Busy");
	// Waits for the answer, because closing the page would abort the call.
	await Promise.all([presenceUpdated(), phone.page.getByRole("button", { name: "You're busy" }).click()]);
	await expect(head).toContainText("Online");

	await phone.leave();
	await expect(head).toContainText("Last online");
	await phone.goTo(`/messages/${desk.id}`);
	await expect(head).toContainText("Online");
}

async function endFriendship(desk: BrowserPlayer, phone: BrowserPlayer): Promise<void> {
	const [deskChat, phoneChat] = [new ChatPage(desk.page, phone.name), new ChatPage(phone.page, desk.name)];
	await expect(phoneChat.bubble("Still there?")).toBeVisible();
	await deskChat.region.getByRole("button", { name: `More: ${phone.name}` }).click();
	await desk.page.getByRole("menuitem", { name: "Remove Friend" }).click();
	await desk.page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await expect(
		deskChat.region.getByRole("heading", { name: `You and ${phone.name} aren't friends` }),
	).toBeVisible();
	await expect(
		phoneChat.region.getByRole("heading", { name: `You and ${desk.name} aren't friends` }),
	).toBeVisible();
	for (const { field } of [deskChat, phoneChat]) await expect(field).toHaveCount(0);
}

async function openMenu(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^Account menu/ }).click();
}

async function openMessages(page: Page): Promise<void> {
	await openMenu(page);
	await page.getByRole("link", { name: /^Messages/ }).click();
}

/** Opens the docked list of friends. A press before its code has loaded leads to the page of the list. */
async function dockMessages(page: Page): Promise<void> {
	const docked = page.getByRole("complementary", { name: "Chats" }).getByRole("region", { name: "Messages" });
	const messagesPage = page.getByRole("heading", { name: "Messages", level: 1 });
	await expect(async () => {
		await openMessages(page);
		await expect(docked.or(messagesPage)).toBeVisible();
		if (await docked.isVisible()) return;
		await page.goBack();
		// The page of messages has no dock, and the way back takes a moment.
		await expect(messagesPage).toHaveCount(0);
		throw new Error("The press was ahead of the dock's code.");
	}).toPass();
}
