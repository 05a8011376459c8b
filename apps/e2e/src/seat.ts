import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { waitForHydration } from "./journey.ts";
import { countStreams } from "./live-streams.ts";
import { registerPlayer } from "./player.ts";
import { shortenPauses, untilSoon } from "./short-pauses.ts";

const SCREENS = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
	desk: { viewport: { width: 1440, height: 900 } },
} as const;

interface SeatOptions {
	/** Of the site. Several servers of one site have several addresses. */
	url: string;
	screen: keyof typeof SCREENS;
	/** Messages on the console that are no fault of the page's. */
	tolerated?: RegExp[];
	/** The journey's own page, which costs less than a new one. It has no touch, and the journey looks at its console. */
	page?: Page;
}

interface Message {
	readonly sender: string;
	readonly content: string;
}

/** A player of their own at a browser of their own, with one page. */
export class Seat {
	readonly name: string;
	readonly id: string;
	readonly context: BrowserContext;
	/** The page that is played on. */
	page: Page;
	/** How often a page was loaded: what comes without a reload leaves it as it is. */
	loads = 0;
	readonly #streams: { opened: number };
	readonly #complaints: string[];
	readonly #tolerated: RegExp[];
	readonly #isContextOwn: boolean;

	private constructor(
		{ name, id }: { name: string; id: string },
		context: BrowserContext,
		page: Page,
		tolerated: RegExp[],
		isContextOwn: boolean,
	) {
		this.name = name;
		this.id = id;
		this.context = context;
		this.page = page;
		this.#streams = countStreams(context);
		this.#complaints = isContextOwn ? collectComplaints(context) : [];
		this.#tolerated = tolerated;
		this.#isContextOwn = isContextOwn;
		this.#countLoads();
	}

	#countLoads(): void {
		this.page.on("load", () => {
			this.loads += 1;
		});
	}

	/** Registers somebody new, and opens a page for them. */
	static async take(browser: Browser, { url, screen, tolerated = [], page }: SeatOptions): Promise<Seat> {
		await page?.setViewportSize(SCREENS[screen].viewport);
		const context = page?.context() ?? (await browser.newContext({ baseURL: url, ...SCREENS[screen] }));
		await shortenPauses(context);
		const { username, id } = await registerPlayer(context);
		const seat = { name: username, id };
		return new Seat(seat, context, page ?? (await context.newPage()), tolerated, page === undefined);
	}

	/** Goes to an address, and waits until live events reach the page. */
	async goTo(path: string): Promise<void> {
		const { opened } = this.#streams;
		await this.page.goto(path);
		await this.untilStreams(opened + 1);
	}

	/** Goes on to an address as by a link, within the page that is open. */
	async follow(path: string): Promise<void> {
		// Until then, a link would load a whole new page.
		await waitForHydration(this.page.getByRole("link", { name: "Hilo" }).first());
		await this.page.evaluate((href) => {
			// Without a player's action, the navigation would count as a redirect.
			document.body.click();
			history.pushState(null, "", href);
		}, path);
	}

	/** Waits until so many streams of live events were opened in all. */
	async untilStreams(count: number): Promise<void> {
		await untilSoon(this.page, () => this.#streams.opened >= count);
	}

	/** The number on the avatar; nothing for none. */
	get counted(): Locator {
		return this.page.getByRole("button", { name: /^Account menu/ }).getByText(/^\d+ new$/);
	}

	/** Leaves the page as one who closes its tab, and opens another one that is still empty. */
	async leave(): Promise<void> {
		const closed = this.page.waitForEvent("close");
		await this.page.close({ runBeforeUnload: true });
		await closed;
		this.page = await this.context.newPage();
		this.#countLoads();
	}

	/** Makes the two friends with the documented calls. */
	async befriend(other: Seat): Promise<void> {
		await this.#post("friend/request", { userId: other.id });
		await other.#post("friend/accept", { userId: this.id });
	}

	/** Asks somebody to be friends with the documented call. */
	async ask(other: Seat): Promise<void> {
		await this.#post("friend/request", { userId: other.id });
	}

	/** Writes with the documented call, without a page. */
	async write(to: Seat, content: string): Promise<void> {
		await this.#post(`chat/${to.id}`, { content });
	}

	/** Returns what the server has of the chat with somebody: who wrote what, oldest first. */
	async chatWith(other: Seat): Promise<string[]> {
		const answer = await this.context.request.get(`/api/chat/${other.id}`);
		expect(answer.ok(), await answer.text()).toBe(true);
		const messages: Message[] = await answer.json();
		return messages.map(({ sender, content }) => `${sender === this.id ? "I" : other.name}: ${content}`);
	}

	/** Returns how somebody is there, by the documented call. */
	async statusOf({ id }: Seat): Promise<string | undefined> {
		const statuses: Record<string, { status: string }> = await this.#post("user/online-status", {
			userIds: [id],
		});
		return statuses[id]?.status;
	}

	/** Closes the browser, and holds that its pages had nothing to complain about. The journey's own page is left empty. */
	async end(): Promise<void> {
		if (this.#isContextOwn) await this.context.close();
		else await this.page.goto("about:blank");
		const unexpected = this.#complaints.filter(
			(text) => !this.#tolerated.some((pattern) => pattern.test(text)),
		);
		expect(unexpected).toEqual([]);
	}

	async #post(path: string, data: object) {
		const answer = await this.context.request.post(`/api/${path}`, { data });
		expect(answer.ok(), await answer.text()).toBe(true);
		return answer.json();
	}
}
