import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { ChatPage } from "../chat.page.ts";
import { journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { delayRequests } from "../requests.ts";
import { StagePage } from "../stage.ts";

const SCRIPT = /\/assets\/.*\.js$/;
const FONT = /\.woff2$/;

journey.describe("before its scripts have loaded", () => {
	// The browser logs the refused sign-in.
	journey.use({ tolerated: [/status of 401/] });

	journey(
		"a page scrolls, follows links, opens menus, and keeps what is typed",
		async ({ page, context, browser, baseURL }) => {
			await journey.step("a visitor scrolls, keeps the position, and follows a link", async () => {
				let [sendScript, sendFonts] = [await delayRequests(page, SCRIPT), await delayRequests(page, FONT)];
				await page.goto("/", { waitUntil: "commit" });
				await page.getByRole("heading", { name: "GitHub Stars" }).waitFor();
				await page.mouse.move(195, 400);
				await page.mouse.wheel(0, 700);
				await expect.poll(() => scrolled(page)).toBe(700);
				sendFonts();
				await page.evaluate(() => document.fonts.ready);
				expect(await scrolled(page)).toBe(700);
				sendScript();
				await waitForHydration(page.getByRole("button", { name: "Higher" }));
				expect(await scrolled(page)).toBe(700);

				sendScript = await delayRequests(page, SCRIPT);
				await page.goto("/", { waitUntil: "commit" });
				await page.getByRole("link", { name: "PLAY NOW: GitHub Stars" }).click({ noWaitAfter: true });
				await page.waitForURL("/app", { waitUntil: "commit" });
				sendScript();
				await new StagePage(page, "github").waitForQuestion();
			});
			await journey.step("a visitor's first press is shown, and made once", async () => {
				const sendScript = await delayRequests(page, SCRIPT);
				await page.goto("/daily", { waitUntil: "commit" });
				const play = page.getByRole("button", { name: "Play" });
				await play.click();
				await expect.poll(() => looksPressed(play)).toBe(true);
				sendScript();
				await expect(page.getByRole("timer")).toBeVisible();
			});
			await journey.step("forms keep their values, and keep them out of the address", async () => {
				const sendScript = await delayRequests(page, SCRIPT);
				await page.goto("/sign-in?mode=sign-in", { waitUntil: "commit" });
				await page.getByLabel("Email or username").fill("unknown-name");
				const password = page.getByLabel("Password", { exact: true });
				await password.fill("open sesame");
				await password.press("Enter");
				const button = page.getByRole("button", { name: "Sign In", exact: true });
				await expect.poll(() => looksPressed(button)).toBe(true);
				sendScript();
				await expect(page.getByRole("alert")).toHaveText("Invalid email, username or password");
				expect(new URL(page.url()).search).toBe("?mode=sign-in");
			});
			const player = await registerPlayer(context);
			await journey.step("a player uses the menu and a search", async () => {
				const { username } = player;
				let sendScript = await delayRequests(page, SCRIPT);
				await page.goto("/", { waitUntil: "commit" });
				await page.getByRole("button", { name: `Account menu of ${username}` }).click();
				await expect(page.locator("#account-menu")).toContainText(`Signed in as${username}`);
				sendScript();
				await page.getByRole("button", { name: "Edit username" }).click();
				await expect(page.getByPlaceholder("New username")).toHaveValue(username);

				sendScript = await delayRequests(page, SCRIPT);
				await page.goto("/custom-games", { waitUntil: "commit" });
				await page.getByRole("searchbox", { name: "Search games" }).fill("no such game");
				sendScript();
				await expect(page.getByText("Nothing matches “no such game”.")).toBeVisible();
			});
			await journey.step(
				"a chat shows its newest messages, takes no text yet, and does not jump",
				async () => {
					const friends = await browser.newContext({ baseURL: baseURL ?? "" });
					const friend = await friendWithMessages(context, player.id, friends);
					const sendScript = await delayRequests(page, SCRIPT);
					await page.goto(`/messages/${friend.id}`, { waitUntil: "commit" });
					const chat = new ChatPage(page, friend.username);
					const newest = chat.bubble("Newest");
					await expect(newest).toBeInViewport();
					await expect(chat.field).not.toBeEditable();
					await page.evaluate(() => document.fonts.ready);
					const topOf = async () => (await newest.boundingBox())?.y ?? Number.NaN;
					const before = await topOf();
					const stream = page.waitForRequest(/live\.events/);
					sendScript();
					await expect(chat.field).toBeEditable();
					expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
					await stream;
					expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
					await friends.close();
				},
			);
			await journey.step("without any script, a visitor finds both forms of the sign-in page", async () => {
				const visitors = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
				const visitor = await visitors.newPage();
				await visitor.goto("/sign-in?from=/leaderboard");
				await visitor.getByRole("link", { name: "Sign up" }).click();
				await expect(visitor.getByRole("button", { name: "Create Account" })).toBeVisible();
				await visitor.getByRole("region", { name: "Sign up" }).getByRole("link", { name: "Sign in" }).click();
				await expect(visitor.getByLabel("Email or username")).toBeVisible();
				expect(new URL(visitor.url()).search).toBe("?from=%2Fleaderboard&mode=sign-in");
				await visitors.close();
			});
		},
	);
});

/** Registers a friend of the first context's player, who has written more than a screen shows. */
async function friendWithMessages(context: BrowserContext, playerId: string, friends: BrowserContext) {
	const friend = await registerPlayer(friends);
	await context.request.post("/api/friend/request", { data: { userId: friend.id } });
	await friends.request.post("/api/friend/accept", { data: { userId: playerId } });
	for (const content of [...Array(4).fill("Hello!\n".repeat(40)), "Newest"])
		await friends.request.post(`/api/chat/${playerId}`, { data: { content } });
	return friend;
}

/** A press that waits for the scripts is shown by an animation. */
const looksPressed = (button: Locator) =>
	button.evaluate((element) => element.getAnimations().some(({ playState }) => playState === "finished"));

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

journey("on a slow phone, the first guess is judged within a second and made once", async ({ page }) => {
	const setSlow = await throttle(page);
	await recordFirstVerdict(page);
	const expectSoon = async () => {
		const { paintedAt, pressedAt, verdictAt } = await page.evaluate(() => window.hiloFirstVerdict);
		expect(verdictAt - Math.max(paintedAt, pressedAt)).toBeLessThan(1000);
	};
	await journey.step("on a visitor's home page", async () => {
		await setSlow(true);
		// A busy machine must not press too late.
		const sendScript = await delayRequests(page, SCRIPT);
		await page.goto("/", { waitUntil: "commit" });
		const lower = page.getByRole("button", { name: "Lower" });
		await lower.click();
		// The verdict is known now, so the guess stays.
		await page.getByRole("button", { name: "Higher" }).click();
		await expect(page.locator("html")).toHaveAttribute("data-early-verdict", "right");
		await expectSoon();
		// The scripts need not be slow too, and throttling keeps a processor of the machine busy.
		await setSlow(false);
		sendScript();
		const question = page.locator("#duel-question");
		await expect(question).toContainText("Right, it's lower.");
		await expect(page.locator("html")).not.toHaveAttribute("data-early-verdict");
		await expect(question).toContainText("2/3");
	});
	await journey.step("in a visitor's game", async () => {
		await setSlow(true);
		const sendScript = await delayRequests(page, SCRIPT);
		const stage = new StagePage(page, "country");
		await page.goto(stage.game.route, { waitUntil: "commit" });
		await stage.button("down").waitFor();
		const right = (await stage.rightButton()) ?? "up";
		await page.keyboard.press(right === "up" ? "h" : "l");
		await expect(page.locator("html")).toHaveAttribute("data-early-verdict", "right");
		await expectSoon();
		await setSlow(false);
		sendScript();
		await stage.expectScore(1);
		await expect(page.locator("html")).not.toHaveAttribute("data-early-verdict");
		await stage.waitForQuestion();
		await stage.expectScore(1);
	});
});

/** Returns a switch for a network of 1.6 Mbit/s and 150 ms, and a processor that is four times slower. */
async function throttle(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
	const cdp = await page.context().newCDPSession(page);
	const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
	const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
	return async (isSlow) => {
		await cdp.send("Network.emulateNetworkConditions", { offline: false, ...(isSlow ? slow : fast) });
		await cdp.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? 4 : 1 });
	};
}

/** Records when a page is painted first, and when its first press is made and judged, in ms of the page's clock. */
function recordFirstVerdict(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		const first = { paintedAt: 0, pressedAt: 0, verdictAt: Number.POSITIVE_INFINITY };
		window.hiloFirstVerdict = first;
		new PerformanceObserver((list) => {
			first.paintedAt = list.getEntriesByName("first-contentful-paint")[0]?.startTime ?? first.paintedAt;
		}).observe({ type: "paint", buffered: true });
		const press = ({ timeStamp }: Event) => {
			first.pressedAt = timeStamp;
		};
		for (const type of ["click", "keydown"]) addEventListener(type, press, { capture: true, once: true });
		const judged = new MutationObserver(() => {
			first.verdictAt = performance.now();
			judged.disconnect();
		});
		judged.observe(document, { subtree: true, attributeFilter: ["data-early-verdict"] });
	});
}

journey.describe("with motion", () => {
	// Sliding and fading elements could shift the layout.
	journey.use({ contextOptions: { reducedMotion: "no-preference" } });

	journey("nothing moves while fonts and scripts arrive, or while a run is played", async ({ page }) => {
		await recordLayoutShifts(page);
		await journey.step("a visitor's home page, whose document has the styles in it", async () => {
			const sendFonts = await delayRequests(page, FONT);
			const answer = await page.goto("/", { waitUntil: "commit" });
			expect(await answer?.text()).toContain("<style>");
			await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
			sendFonts();
			await page.evaluate(() => document.fonts.ready);
			await expectNoLayoutShift(page);
		});
		await journey.step("a stage", async () => {
			const stage = new StagePage(page, "country");
			await stage.open();
			await stage.guessRight();
			await stage.guessWrong();
			await stage.playAgain.click();
			await stage.waitForQuestion();
			await expectNoLayoutShift(page);
		});
	});
});

declare global {
	interface Window {
		hiloFirstVerdict: Record<"paintedAt" | "pressedAt" | "verdictAt", number>;
		hiloShifts: { value: number; moved: (string | undefined)[] }[];
	}
}

interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null }[];
}

/** Records each layout shift from the start of the page, with the moved elements. */
function recordLayoutShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		window.hiloShifts = [];
		const nameOf = ({ node }: { node: Node | null }) =>
			node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
				if (!hadRecentInput) window.hiloShifts.push({ value, moved: sources.map(nameOf) });
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** Expects no layout shift since `recordLayoutShifts` or the last call. */
async function expectNoLayoutShift(page: Page): Promise<void> {
	const shifts = await page.evaluate(() => window.hiloShifts.splice(0));
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	// A late font may change a line break, a shift of 0.01. Browsers rate up to 0.1 as good.
	expect(sum, JSON.stringify(shifts, null, "\t")).toBeLessThan(0.02);
}
