import { connect, createServer, type Server, type Socket } from "node:net";
import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { expect, journey } from "../journey.ts";
import { savedBestScore } from "../player.ts";
import { block, interceptNext } from "../requests.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.ts";

const CUT_MS = 20_000;
const FAILED = "Failed to send message. Please try again.";
const MESSAGES = [1, 2, 3, 4].map((number) => `Message ${number}`);
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
		await chat.expectInOrder(MESSAGES, /^Message \d$/);
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

journey(
	"a killed server loses nothing of a run and of a chat, and stores nothing twice",
	async ({ browser }) => {
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
			// The game with the longest round, because its deadline keeps running while the server is down.
			const stage = new StagePage(await ada.context.newPage(), "history");
			await stage.open();
			await stage.guessRight();

			// The server writes the second message and dies before it answers. The others are queued behind it.
			const killed = Promise.withResolvers<void>();
			await interceptNext(ada.page, /chat\.send/, async (route) => {
				await route.fetch();
				await server.kill();
				await route.abort();
				killed.resolve();
			});
			for (const text of MESSAGES.slice(1)) await chat.send(text);
			await killed.promise;
			// Without live events the page does not retry by itself.
			const restoreEvents = await block(ada.page, "*/live.events*");
			// The page of the run keeps an unanswered guess and sends it again.
			await stage.button((await stage.rightButton()) ?? "up").click();
			await expect(stage.region.getByText("Reconnecting…").first()).toBeVisible();
			await expect(chat.history.getByText("Sending...")).toHaveCount(0);
			// The page may have learned of the second message by a live event before the server died.
			expect(await chat.history.getByText(FAILED).count()).toBeGreaterThanOrEqual(2);
			await chat.field.fill("Not yet sent");

			await server.restart();
			await stage.expectScore(2);
			await stage.waitForQuestion();
			// A round that stayed open during the checks of the chat could time out.
			await stage.guessWrong();
			expect(await savedBestScore(ada.context, "historyGame")).toBe(await stage.score());

			await ada.page.goto(`/messages/${ben.id}`);
			await chat.expectInOrder(MESSAGES, /^Message \d$/);
			await expect(chat.field).toHaveValue("Not yet sent");
			// The page of the run sends them, once it is connected again.
			await expect(chat.history.getByText(FAILED)).toHaveCount(0);
			await expect(chat.retry).toHaveCount(0);
			await ben.untilStreams(2);
			await benChat.expectInOrder(MESSAGES, /^Message \d$/);
			await restoreEvents();
			await chat.field.press("Enter");
			await expect
				.poll(() => ben.messagesWith(ada))
				.toEqual([...MESSAGES, "Not yet sent"].map((text) => `${ada.name}: ${text}`));
			await chat.expectMark("Read");
			for (const browserPlayer of [ada, ben]) await browserPlayer.end();
		} finally {
			await server.stop();
		}
	},
);

/** A TCP connection from one browser to a site that can be cut, with its streams, while others still reach the site. */
class BreakableConnection {
	readonly #server: Server;
	readonly #ends = new Set<Socket>();
	#isCut = false;

	private constructor(site: URL) {
		this.#server = createServer((browser) => {
			if (this.#isCut) return browser.resetAndDestroy();
			const server = connect(Number(site.port), site.hostname);
			this.#join(browser, server);
			this.#join(server, browser);
		});
	}

	static async to(url: string): Promise<BreakableConnection> {
		const connection = new BreakableConnection(new URL(url));
		await new Promise<void>((resolve) => connection.#server.listen(0, "127.0.0.1", resolve));
		return connection;
	}

	get url(): string {
		const address = this.#server.address();
		if (address === null || typeof address === "string") throw new Error("The connection is closed.");
		return `http://127.0.0.1:${address.port}`;
	}

	/** Breaks all connections, and new ones until `restore`. The browser does not count as offline. */
	cut(): void {
		this.#isCut = true;
		for (const end of this.#ends) end.destroy();
	}

	restore(): void {
		this.#isCut = false;
	}

	async end(): Promise<void> {
		this.cut();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	#join(from: Socket, to: Socket): void {
		this.#ends.add(from);
		from.pipe(to);
		from.on("error", () => {});
		from.on("close", () => {
			this.#ends.delete(from);
			to.destroy();
		});
	}
}
