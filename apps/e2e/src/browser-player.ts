import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { collectConsoleProblems, waitForHydration } from "./journey.ts";
import { registerPlayer } from "./player.ts";
import { shortenPauses, waitUntil } from "./short-pauses.ts";

const SCREENS = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
	desk: { viewport: { width: 1440, height: 900 } },
} as const;

const EVENTS = "/api/trpc/live.events";

interface BrowserPlayerOptions {
	/** The address of the site or of one of its servers. */
	url: string;
	screen: keyof typeof SCREENS;
	/** Console messages that are not the page's fault. */
	tolerated?: RegExp[];
	/** The journey's own page, cheaper than a new one. It has no touch, and the journey checks its console. */
	page?: Page;
	/** Does not shorten pauses. Where servers decide when a round begins, a fast clock only adds heartbeats. */
	realPauses?: boolean;
	/** Signs up in the new page, instead of a call that does. */
	signUp?: (page: Page) => Promise<void>;
}

interface Message {
	readonly sender: string;
	readonly content: string;
}

/** A new player in a separate browser context with one page. */
export class BrowserPlayer {
	readonly name: string;
	readonly id: string;
	readonly context: BrowserContext;
	page: Page;
	/** The number of page loads, to prove that live updates need no reload. */
	loads = 0;
	readonly #streams: { opened: number };
	readonly #consoleProblems: string[];
	readonly #tolerated: RegExp[];
	readonly #isContextOwn: boolean;

	private constructor(
		{ username, id }: { username: string; id: string },
		context: BrowserContext,
		page: Page,
		tolerated: RegExp[],
		isContextOwn: boolean,
	) {
		this.name = username;
		this.id = id;
		this.context = context;
		this.page = page;
		this.#streams = countStreams(context);
		this.#consoleProblems = isContextOwn ? collectConsoleProblems(context) : [];
		this.#tolerated = tolerated;
		this.#isContextOwn = isContextOwn;
		this.#countLoads();
	}

	#countLoads(): void {
		this.page.on("load", () => {
			this.loads += 1;
		});
	}

	static async create(
		browser: Browser,
		{ url, screen, tolerated = [], page, realPauses = false, signUp }: BrowserPlayerOptions,
	): Promise<BrowserPlayer> {
		await page?.setViewportSize(SCREENS[screen].viewport);
		const context = page?.context() ?? (await browser.newContext({ baseURL: url, ...SCREENS[screen] }));
		if (!realPauses) await shortenPauses(context);
		const ownPage = page ?? (await context.newPage());
		const account = signUp ? await accountAfter(signUp(ownPage), context) : await registerPlayer(context);
		return new BrowserPlayer(account, context, ownPage, tolerated, page === undefined);
	}

	/** Opens an address and waits for its live event stream. */
	async goTo(path: string): Promise<void> {
		const { opened } = this.#streams;
		await this.page.goto(path);
		await this.untilStreams(opened + 1);
	}

	/** Navigates within the open page, as a link does. */
	async follow(path: string): Promise<void> {
		// Before hydration a link would load a new document.
		await waitForHydration(this.page.getByRole("link", { name: "Hilo" }).first());
		await this.page.evaluate((href) => {
			// Without a user action, the navigation would count as a redirect.
			document.body.click();
			history.pushState(null, "", href);
		}, path);
	}

	/** Waits until this many live event streams have been opened in total. */
	async untilStreams(count: number): Promise<void> {
		await waitUntil(this.page, () => this.#streams.opened >= count);
	}

	get unreadCount(): Locator {
		return this.page.getByRole("button", { name: /^Account menu/ }).getByText(/^\d+ new$/);
	}

	/** Closes the page as a player closes a tab, and opens an empty one. */
	async leave(): Promise<void> {
		const closed = this.page.waitForEvent("close");
		await this.page.close({ runBeforeUnload: true });
		await closed;
		this.page = await this.context.newPage();
		this.#countLoads();
	}

	async befriend(other: BrowserPlayer): Promise<void> {
		await this.#post("friend/request", { userId: other.id });
		await other.#post("friend/accept", { userId: this.id });
	}

	async sendFriendRequest(other: BrowserPlayer): Promise<void> {
		await this.#post("friend/request", { userId: other.id });
	}

	async sendMessage(to: BrowserPlayer, content: string): Promise<void> {
		await this.#post(`chat/${to.id}`, { content });
	}

	async messagesWith(other: BrowserPlayer): Promise<string[]> {
		const answer = await this.context.request.get(`api/chat/${other.id}`);
		expect(answer.ok(), await answer.text()).toBe(true);
		const messages: Message[] = await answer.json();
		return messages.map(({ sender, content }) => `${sender === this.id ? "I" : other.name}: ${content}`);
	}

	/** Closes the browser and expects no console problems. The journey's own page stays open, but empty. */
	async end(): Promise<void> {
		if (this.#isContextOwn) await this.context.close();
		else await this.page.goto("about:blank");
		const unexpected = this.#consoleProblems.filter(
			(text) => !this.#tolerated.some((pattern) => pattern.test(text)),
		);
		expect(unexpected).toEqual([]);
	}

	async #post(path: string, data: object) {
		const answer = await this.context.request.post(`api/${path}`, { data });
		expect(answer.ok(), await answer.text()).toBe(true);
		return answer.json();
	}
}

async function accountAfter(signUp: Promise<void>, context: BrowserContext) {
	await signUp;
	const { user } = await (await context.request.get("api/user/me")).json();
	return { username: String(user.username), id: String(user._id) };
}

/** Counts the live event streams of the context's pages. */
export function countStreams(context: BrowserContext): { opened: number; closed: number } {
	const count = { opened: 0, closed: 0 };
	context.on("response", (response) => {
		if (response.ok() && response.url().includes(EVENTS)) count.opened += 1;
	});
	context.on("requestfailed", (request) => {
		if (request.url().includes(EVENTS)) count.closed += 1;
	});
	return count;
}
