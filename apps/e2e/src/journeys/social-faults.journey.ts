import { BreakableConnection } from "../breakable-connection.ts";
import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { intercept, interceptNext } from "../intercept.ts";
import { expect, journey } from "../journey.ts";
import { SiteServer } from "../site-server.ts";

const CUT_MS = 20_000;
const FAILED = "Failed to send message. Please try again.";
/** The browser's errors about calls without a connection. */
const tolerated = [/net::ERR_/];

journey(
	"after 20 s without a network, a page shows everything that it has missed",
	async ({ browser, baseURL }) => {
		const url = baseURL ?? "";
		const connection = await BreakableConnection.to(url);
		const [ada, ben, cleo] = await Promise.all([
			BrowserPlayer.create(browser, { url: connection.url, screen: "desk", tolerated }),
			BrowserPlayer.create(browser, { url, screen: "phone" }),
			BrowserPlayer.create(browser, { url, screen: "phone" }),
		]);
		await ada.befriend(ben);
		await ada.sendMessage(ben, "Message 1");
		await ada.page.clock.install();
		await ada.goTo(`/messages/${ben.id}`);
		const chat = new ChatPage(ada.page, ben.name);
		await expect(chat.bubble("Message 1")).toBeVisible();

		connection.cut();
		await ben.sendMessage(ada, "Message 2");
		await ben.sendMessage(ada, "Message 3");
		await cleo.sendFriendRequest(ada);
		await chat.send("Message 4");
		await expect(chat.history.getByText(FAILED)).toBeVisible();
		await ada.page.clock.runFor(CUT_MS);
		await expect(chat.bubble("Message 4")).toBeVisible();
		await expect(chat.bubble("Message 2")).toHaveCount(0);

		connection.restore();
		await ada.untilStreams(2);
		const texts = [1, 2, 3, 4].map((number) => `Message ${number}`);
		await chat.expectInOrder(texts, /^Message \d$/);
		await expect(ada.unreadCount).toHaveText("1 new");
		await expect(chat.retry).toHaveCount(0);
		await expect
			.poll(() => ben.messagesWith(ada))
			.toEqual([`${ada.name}: Message 1`, "I: Message 2", "I: Message 3", `${ada.name}: Message 4`]);
		expect(ada.loads).toBe(1);
		for (const browserPlayer of [ada, ben, cleo]) await browserPlayer.end();
		await connection.end();
	},
);

journey("a server killed during a chat loses no message and stores none twice", async ({ browser }) => {
	const server = await SiteServer.start();
	try {
		const { url } = server;
		const [ada, ben] = await Promise.all([
			BrowserPlayer.create(browser, { url, screen: "desk", tolerated }),
			BrowserPlayer.create(browser, { url, screen: "phone", tolerated }),
		]);
		await ada.befriend(ben);
		await Promise.all([ada.goTo(`/messages/${ben.id}`), ben.goTo(`/messages/${ada.id}`)]);
		const [chat, benChat] = [new ChatPage(ada.page, ben.name), new ChatPage(ben.page, ada.name)];
		await chat.send("Message 1");
		await expect(benChat.bubble("Message 1")).toBeVisible();

		// The server writes the second message and dies before it answers. The others are queued behind it.
		const killed = Promise.withResolvers<void>();
		await interceptNext(ada.page, /chat\.send/, async (route) => {
			await route.fetch();
			await server.kill();
			await route.abort();
			killed.resolve();
		});
		for (const number of [2, 3, 4]) await chat.send(`Message ${number}`);
		await killed.promise;
		await expect(chat.history.getByText("Sending...")).toHaveCount(0);
		// The page may have learned of the second message by a live event before the server died.
		expect(await chat.history.getByText(FAILED).count()).toBeGreaterThanOrEqual(2);
		await chat.field.fill("Not yet sent");

		// Without live events the page does not retry by itself.
		const restoreEvents = await intercept(ada.page, /live\.events/, (route) => route.abort());
		await server.restart();
		await ada.page.goto(`/messages/${ben.id}`);
		const texts = [1, 2, 3, 4].map((number) => `Message ${number}`);
		await chat.expectInOrder(texts, /^Message \d$/);
		await expect(chat.field).toHaveValue("Not yet sent");
		await expect(chat.history.getByText(FAILED)).toHaveCount(2);
		await chat.retry.first().click();
		await expect(chat.retry).toHaveCount(0);
		await ben.untilStreams(2);
		await benChat.expectInOrder(texts, /^Message \d$/);
		restoreEvents();

		await chat.field.press("Enter");
		await chat.expectMark("Read");
		for (const page of [chat, benChat]) await page.expectInOrder(texts, /^Message \d$/);
		await expect(benChat.bubble("Not yet sent")).toBeVisible();
		expect(await ben.messagesWith(ada)).toEqual(
			[...texts, "Not yet sent"].map((text) => `${ada.name}: ${text}`),
		);
		for (const browserPlayer of [ada, ben]) await browserPlayer.end();
	} finally {
		await server.stop();
	}
});
