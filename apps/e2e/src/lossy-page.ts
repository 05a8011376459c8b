import type { CDPSession, Page, Request } from "@playwright/test";
import { expect } from "./journey.ts";

/** Not needed here, and the live stream would keep the page from ever being idle. */
const NOT_FETCHED = ["*/api/trpc/live.events*", "*.woff2", "*.svg", "*.png", "*.jpg", "*.webp"];
/** How long a page without requests must be idle, in ms: longer than the timers that `prepare` shortens. */
const IDLE_MS = 60;

declare global {
	interface Window {
		fullTimeout: typeof setTimeout;
		/** How many imports of chunks have failed. */
		failedImports: number;
	}
}

/** Counts failed imports, and makes timers of up to a second short: some chunks are fetched that much later. */
function prepare(): void {
	window.failedImports = 0;
	addEventListener("vite:preloadError", () => window.failedImports++);
	const { setTimeout } = window;
	const shortened = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
		setTimeout(handler, ms <= 1000 ? ms / 20 : ms, ...args);
	Object.assign(window, { setTimeout: shortened, fullTimeout: setTimeout });
}

/** Whether React has taken the page over, or the page says that it can't. */
function hasStarted(): boolean {
	const controls = [...document.querySelectorAll("#app :is(a, button)")];
	return (
		document.querySelector("#broken:not([hidden])") !== null ||
		controls.some((each) => Object.keys(each).some((key) => key.startsWith("__reactProps")))
	);
}

/** Resolves after `ms` and once the page has nothing to do. */
const idle = (ms: number) =>
	new Promise<void>((resolve) => {
		window.fullTimeout(() => requestIdleCallback(() => resolve()), ms);
	});

/** A page that loses chunks: each one that no page has lost yet can't be fetched until this page is loaded again. */
export class LossyPage {
	readonly #page: Page;
	readonly #devtools: CDPSession;
	readonly #chunks: Iterable<string>;
	/** The chunks that this page and others have lost. */
	readonly #lost: Set<string>;
	#underWay = new Set<Request>();
	#requests = 0;
	/** How many chunks were lost since the page was loaded. */
	#losses = 0;

	private constructor(page: Page, devtools: CDPSession, chunks: Iterable<string>, lost: Set<string>) {
		this.#page = page;
		this.#devtools = devtools;
		this.#chunks = chunks;
		this.#lost = lost;
		page.on("request", (request) => {
			this.#underWay.add(request);
			this.#requests++;
		});
		page.on("requestfinished", (request) => this.#underWay.delete(request));
		page.on("requestfailed", (request) => this.#noteFailure(request));
	}

	/** `chunks` are the addresses of all chunks. Those that get lost are added to `lost`, which other pages may share. */
	static async open(page: Page, chunks: Iterable<string>, lost: Set<string>): Promise<LossyPage> {
		await page.addInitScript(prepare);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Network.enable");
		return new LossyPage(page, devtools, chunks, lost);
	}

	/**
	 * Loads the first of these addresses and goes from there to the others, as by links. Where a chunk is lost, the page must
	 * say so. Then the page is reloaded, and the addresses that were not whole are visited again, until nothing is lost.
	 */
	async loseAll(paths: readonly string[]): Promise<void> {
		await this.#load(() => this.#page.goto(paths[0] ?? "/"));
		while (this.#losses > 0) await this.#reload();
		for (let rest = paths; rest.length > 0; ) {
			const broken: string[] = [];
			for (const path of rest) if (!(await this.#follow(path))) broken.push(path);
			rest = broken;
			while (this.#losses > 0) await this.#reload();
		}
	}

	/** Returns whether the page of this address got all of its chunks. */
	async #follow(path: string): Promise<boolean> {
		await this.#page.evaluate((href) => {
			window.failedImports = 0;
			// Without a player's action, the navigation would count as a redirect.
			document.body.click();
			history.pushState(null, "", href);
		}, path);
		await this.#settle(path);
		return (await this.#page.evaluate(() => window.failedImports)) === 0;
	}

	async #reload(): Promise<void> {
		const reload = this.#page.locator("button, a").filter({ hasText: /^(Reload|Refresh)$/, visible: true });
		await this.#load(() => reload.first().click());
	}

	async #load(start: () => Promise<unknown>): Promise<void> {
		const urls = [...this.#chunks].filter((each) => !this.#lost.has(each)).map((each) => `*${each}`);
		await this.#devtools.send("Network.setBlockedURLs", { urls: [...NOT_FETCHED, ...urls] });
		this.#underWay = new Set();
		this.#losses = 0;
		await Promise.all([this.#page.waitForEvent("load"), start()]);
		await this.#page.waitForFunction(hasStarted);
		await this.#settle(this.#page.url());
	}

	/** Waits until the page fetches nothing more. It then says that chunks were lost, or not. */
	async #settle(path: string): Promise<void> {
		for (let seen = -1; seen !== this.#requests || this.#underWay.size > 0; ) {
			seen = this.#requests;
			// Pages with pictures from elsewhere are documents of their own: the way to them is a load.
			await this.#page.evaluate(idle, IDLE_MS).catch(() => this.#page.waitForFunction(hasStarted));
		}
		const said = this.#page
			.getByText(/^(Part of the page could not be loaded\.|An error has occured\.)/)
			.filter({ visible: true });
		if (this.#losses > 0) await expect(said.first(), `${path} says that code was lost`).toBeVisible();
		else await expect(said, `${path} is whole`).toHaveCount(0);
	}

	#noteFailure(request: Request): void {
		this.#underWay.delete(request);
		if (request.failure()?.errorText !== "inspector") return;
		const { pathname } = new URL(request.url());
		if (![...this.#chunks].includes(pathname)) return;
		this.#losses++;
		this.#lost.add(pathname);
	}
}
