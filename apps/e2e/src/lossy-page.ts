import type { CDPSession, Page, Request } from "@playwright/test";
import { expect } from "./journey.ts";

/** Not needed here, and a live stream would keep the page from becoming idle. */
const BLOCKED_URLS = ["*/api/trpc/live.events*", "*.woff2", "*.svg", "*.png", "*.jpg", "*.webp"];
/** Required idle time in ms without requests: longer than the timers that `prepare` shortens. */
const IDLE_MS = 60;

declare global {
	interface Window {
		fullTimeout: typeof setTimeout;
		failedImports: number;
	}
}

/** Counts failed imports and shortens timers of up to a second, because some chunks load after such a delay. */
function prepare(): void {
	window.failedImports = 0;
	addEventListener("vite:preloadError", () => window.failedImports++);
	const { setTimeout } = window;
	const shortened = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
		setTimeout(handler, ms <= 1000 ? ms / 20 : ms, ...args);
	Object.assign(window, { setTimeout: shortened, fullTimeout: setTimeout });
}

/** Whether React has hydrated the page, or the page shows its error. */
function hasStarted(): boolean {
	const controls = [...document.querySelectorAll("#app :is(a, button)")];
	return (
		document.querySelector("#broken:not([hidden])") !== null ||
		controls.some((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")))
	);
}

/** Resolves after `ms` and the next idle callback. */
const idle = (ms: number) =>
	new Promise<void>((resolve) => {
		window.fullTimeout(() => requestIdleCallback(() => resolve()), ms);
	});

/** A page that loses each chunk no page has lost yet; the chunk loads again after a reload. */
export class LossyPage {
	readonly #page: Page;
	readonly #devtools: CDPSession;
	readonly #chunks: Iterable<string>;
	readonly #lostChunks: Set<string>;
	#pendingRequests = new Set<Request>();
	#requests = 0;
	#losses = 0;

	private constructor(page: Page, devtools: CDPSession, chunks: Iterable<string>, lostChunks: Set<string>) {
		this.#page = page;
		this.#devtools = devtools;
		this.#chunks = chunks;
		this.#lostChunks = lostChunks;
		page.on("request", (request) => {
			this.#pendingRequests.add(request);
			this.#requests++;
		});
		page.on("requestfinished", (request) => this.#pendingRequests.delete(request));
		page.on("requestfailed", (request) => this.#noteFailure(request));
	}

	/** @param lostChunks collects lost chunks, and may be shared with other pages. */
	static async open(page: Page, chunks: Iterable<string>, lostChunks: Set<string>): Promise<LossyPage> {
		await page.addInitScript(prepare);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Network.enable");
		return new LossyPage(page, devtools, chunks, lostChunks);
	}

	/** After a loss it expects an error, reloads, and visits incomplete addresses again, until nothing is lost. */
	async loseAll(paths: readonly string[]): Promise<void> {
		await this.#load(() => this.#page.goto(paths[0] ?? "/"));
		while (this.#losses > 0) await this.#reload();
		for (let remainingPaths = paths; remainingPaths.length > 0; ) {
			const incompletePaths: string[] = [];
			for (const path of remainingPaths) if (!(await this.#visit(path))) incompletePaths.push(path);
			remainingPaths = incompletePaths;
			while (this.#losses > 0) await this.#reload();
		}
	}

	async #visit(path: string): Promise<boolean> {
		await this.#page.evaluate((href) => {
			window.failedImports = 0;
			// Without a user action, the navigation would count as a redirect.
			document.body.click();
			history.pushState(null, "", href);
		}, path);
		await this.#waitUntilSettled(path);
		return (await this.#page.evaluate(() => window.failedImports)) === 0;
	}

	async #reload(): Promise<void> {
		const reload = this.#page.locator("button, a").filter({ hasText: /^(Reload|Refresh)$/, visible: true });
		await this.#load(() => reload.first().click());
	}

	async #load(start: () => Promise<unknown>): Promise<void> {
		const urls = [...this.#chunks]
			.filter((chunk) => !this.#lostChunks.has(chunk))
			.map((chunk) => `*${chunk}`);
		await this.#devtools.send("Network.setBlockedURLs", { urls: [...BLOCKED_URLS, ...urls] });
		this.#pendingRequests = new Set();
		this.#losses = 0;
		await Promise.all([this.#page.waitForEvent("load"), start()]);
		await this.#page.waitForFunction(hasStarted);
		await this.#waitUntilSettled(this.#page.url());
	}

	/** Waits for the end of all requests, and expects an error exactly where chunks were lost. */
	async #waitUntilSettled(path: string): Promise<void> {
		for (let seen = -1; seen !== this.#requests || this.#pendingRequests.size > 0; ) {
			seen = this.#requests;
			// Pages with foreign pictures have their own documents, so this navigation is a load.
			await this.#page.evaluate(idle, IDLE_MS).catch(() => this.#page.waitForFunction(hasStarted));
		}
		const errorText = this.#page
			.getByText(/^(Part of the page could not be loaded\.|An error has occured\.)/)
			.filter({ visible: true });
		// Polled, because the browser reports a failed request independently of what the page shows.
		await expect
			.poll(async () => (await errorText.count()) > 0 === this.#losses > 0, {
				message: `${path} says that code was lost exactly where it was`,
			})
			.toBe(true);
	}

	#noteFailure(request: Request): void {
		this.#pendingRequests.delete(request);
		if (request.failure()?.errorText !== "inspector") return;
		const { pathname } = new URL(request.url());
		if (![...this.#chunks].includes(pathname)) return;
		this.#losses++;
		this.#lostChunks.add(pathname);
	}
}
