import { readFileSync } from "node:fs";
import type { Browser, Page, Request } from "@playwright/test";
import { type FullSite, fillSite, PICTURES, ROLES, type Role } from "../full-site.ts";
import { collectConsoleProblems, expect, journey } from "../journey.ts";
import { addressesOutside, axeFindings, textFaults } from "../page-faults.ts";
import { RoundRobin } from "../round-robin.ts";
import { scriptBudget } from "../script-budget.ts";
import { SiteServer } from "../site-server.ts";

const TREE = readFileSync(new URL("../../../web/src/routeTree.gen.ts", import.meta.url), "utf8");
/** The narrowest phone. */
const PHONE = { width: 320, height: 568 };
const DESKTOP = { width: 1440, height: 900 };
/** A time zone that is on another day than the server. */
const TIME_ZONE = new Date().getUTCHours() < 11 ? "Etc/GMT+12" : "Pacific/Kiritimati";
/** A PNG in base64. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
/** The browser logs refused calls of links whose secret is unknown. */
const TOLERATED = /^error: Failed to load resource: the server responded with a status of 40[04]/;
/** The editor of a new game has most, with those that a player's page fetches a second after hydration. */
const MAX_SCRIPTS = 19;
const BASE_PATH = "/hilo";
/** Charts are apart. */
const WITH_CHARTS = /\/(analytics|insights)$/;

journey(
	"every page of a full site hydrates, fits its texts, shows its pictures and stays within its scripts' budget",
	async ({ browser }) => {
		// Below a path, so that an address of any page that forgets it is found.
		const proxy = await RoundRobin.start(BASE_PATH);
		const { url } = proxy;
		const server = await SiteServer.start({ publicUrl: url });
		proxy.backends = [server.url];
		try {
			const site = await fillSite({ url, setupLink: () => server.setupLink() });
			const faults = await Promise.all(ROLES.map((role) => visitAs(browser, url, site, role)));
			expect(faults.flat()).toEqual([]);
		} finally {
			proxy.stop();
			await server.stop();
		}
	},
);

async function visitAs(browser: Browser, url: string, site: FullSite, role: Role): Promise<string[]> {
	const visit = await Visit.begin(browser, url, site.cookies[role]);
	const looked = lookedAt(site)[role];
	const faults: string[] = [];
	for (const address of new Set([...addressesFor(site, role), ...looked])) {
		const found = await visit.open(address);
		if (looked.includes(address)) found.push(...(await visit.look()));
		faults.push(...found.map((fault) => `${role}, ${address}: ${fault}`));
	}
	if (role === "player" && visit.pictures === 0) faults.push("no picture of another site was loaded");
	await visit.page.context().close();
	return faults;
}

/** The pages that axe judges in both themes, on a phone and a desktop. A component test judges others. */
function lookedAt({ ids }: FullSite): Readonly<Record<Role, readonly string[]>> {
	return {
		visitor: ["/", "/games", "/terms-of-service"],
		player: ["/", `/custom-game/${ids.game}`, `/edit-custom-game/${ids.own}`, `/messages/${ids.friend}`],
		administrator: [`/admin/users/${ids.friend}`, "/admin/settings/"],
	};
}

const OF_VISITORS =
	/^\/(add|join|sign-in|forgot|reset|confirm|unsubscribe|daily$|privacy|terms|credits|updates|leaderboard|games)/;

/** The addresses of the role's routes; the route tree names them, so that none is forgotten. */
function addressesFor({ ids }: FullSite, role: Role): string[] {
	const addresses: Readonly<Record<string, readonly string[]>> = {
		"/admin/support/$id": [`/admin/support/${ids.ticket}`],
		"/admin/users/$id": [`/admin/users/${ids.friend}`],
		"/custom-game/$id": [`/custom-game/${ids.game}`],
		"/custom-games/": [
			"/custom-games?create=true",
			...["discover", "my-games", "invitations"].map((tab) => `/custom-games?tab=${tab}`),
		],
		"/custom-games/$id/": [`/custom-games/${ids.game}`],
		"/custom-games/$id/insights": [`/custom-games/${ids.own}/insights`],
		"/daily/archive/$day": ["/daily/archive/2026-11-20"],
		"/duel/$id": ids.duels.map((id) => `/duel/${id}`),
		"/games/": ["/games", "/games?q=wwww&category=music"],
		"/games/by/$userId": [`/games/by/${ids.friend}`],
		// Hydrates only if the order of the query does not matter.
		"/duel/new": ["/duel/new?to=ada&game=movie"],
		"/edit-custom-game/$id": ["", "?published=true"].map((query) => `/edit-custom-game/${ids.own}${query}`),
		"/add": ["/add?key=unknown"],
		"/join": ["/join?key=unknown"],
		"/leaderboard": [
			"/leaderboard?game=historyGame",
			...["custom", "creators"].map((tab) => `/leaderboard?tab=${tab}`),
		],
		"/messages/$userId": [`/messages/${ids.friend}`],
		"/profile": ["overview", "badges", "friends", "settings", "support"].map((tab) => `/profile?tab=${tab}`),
		"/sign-in": ["/sign-in?mode=sign-in", "/sign-in?mode=sign-up"],
		"/unsubscribe/$token": ["/unsubscribe/unknown"],
		"/user/$userId": [`/user/${ids.friend}`, `/user/${ids.stranger}`],
	};
	const routes = [...TREE.matchAll(/fullPath: "([^"]+)"/g)].map(([, route = ""]) => route);
	const roleOf = (route: string) =>
		route.startsWith("/admin/") ? "administrator" : OF_VISITORS.test(route) ? "visitor" : "player";
	return [...new Set(routes)]
		.filter((route) => roleOf(route) === role)
		.flatMap((route) => {
			const found = addresses[route] ?? [route];
			if (found[0]?.includes("$")) throw new Error(`An address of ${route} is missing.`);
			return found;
		});
}

/** A browser that opens one page after another. */
class Visit {
	readonly page: Page;
	pictures = 0;
	readonly #url: string;
	readonly #isVisitor: boolean;
	readonly #problems: string[];
	readonly #openRequests = new Set<Request>();
	#hasEventStream = false;

	private constructor(page: Page, url: string, isVisitor: boolean) {
		this.page = page;
		this.#url = url;
		this.#isVisitor = isVisitor;
		this.#problems = collectConsoleProblems(page.context());
		page.on("domcontentloaded", () => {
			this.#hasEventStream = false;
		});
		page.on("request", (request) => {
			const { origin, href } = new URL(request.url());
			if (url.startsWith(`${origin}/`) && !href.startsWith(`${url}/`))
				this.#problems.push(`a request beside the site: ${href}`);
			// The stream of live events stays open.
			if (request.url().includes("/api/trpc/live.")) this.#hasEventStream = true;
			else if (/\/api\/trpc\/|\.js$/.test(request.url())) this.#openRequests.add(request);
		});
		const close = (request: Request) => this.#openRequests.delete(request);
		page.on("requestfinished", close);
		page.on("requestfailed", close);
	}

	static async begin(browser: Browser, url: string, cookie: string): Promise<Visit> {
		const context = await browser.newContext({
			reducedMotion: "reduce",
			timezoneId: TIME_ZONE,
			viewport: PHONE,
		});
		const [name = "", value = ""] = cookie.split("=");
		if (cookie !== "") await context.addCookies([{ name, value, url }]);
		await context.addCookies([{ name: "theme", value: "dark", url }]);
		const visit = new Visit(await context.newPage(), url, cookie === "");
		await visit.#answerPictures();
		return visit;
	}

	/** Playwright's `route` would turn off the browser's cache of scripts, which doubles the cost of a page. */
	async #answerPictures(): Promise<void> {
		const cdp = await this.page.context().newCDPSession(this.page);
		cdp.on("Fetch.requestPaused", ({ requestId }) => {
			this.pictures++;
			const responseHeaders = [{ name: "Content-Type", value: "image/png" }];
			const answer = { requestId, responseCode: 200, responseHeaders, body: PIXEL };
			// The page may have been left or closed since.
			cdp.send("Fetch.fulfillRequest", answer).catch(() => {});
		});
		await cdp.send("Fetch.enable", { patterns: [{ urlPattern: `${PICTURES}/*` }] });
	}

	/** Returns what is wrong with the page, once it is hydrated and has its answers and scripts. */
	async open(address: string): Promise<string[]> {
		this.#openRequests.clear();
		await this.page.goto(this.#url + address, { waitUntil: "domcontentloaded" });
		await this.page.waitForFunction(
			() => {
				const controls = [...document.querySelectorAll("#app a, #app button")];
				const isHydrated = (control: Element) =>
					Object.keys(control).some((key) => key.startsWith("__reactProps"));
				return controls.length > 0 && controls.every(isHydrated);
			},
			undefined,
			{ polling: 50 },
		);
		await this.#untilQuiet();
		const problems = this.#problems.splice(0).filter((problem) => !TOLERATED.test(problem));
		const outside = await addressesOutside(this.page, BASE_PATH);
		return [...problems, ...outside, ...(await this.#budgetFaults()), ...(await textFaults(this.page))];
	}

	async #untilQuiet(): Promise<void> {
		// Twice quiet: an answer may lead to more calls.
		for (let quiet = 0; quiet < 2; quiet = this.#openRequests.size === 0 ? quiet + 1 : 0)
			await this.page.waitForTimeout(50);
	}

	/** Looks at the open page in the dark on a phone, and in the light on a desktop, which shows other elements. */
	async look(): Promise<string[]> {
		const root = this.page.locator("html");
		await expect(root).toHaveAttribute("data-theme", "dark");
		const faults = await axeFindings(this.page);
		await root.evaluate((element) => {
			element.dataset.theme = "light";
		});
		await this.page.setViewportSize(DESKTOP);
		// What depends on the width has changed by the next frame.
		await this.page.evaluate(() => new Promise(requestAnimationFrame));
		faults.push(...(await axeFindings(this.page)), ...(await textFaults(this.page)));
		await this.page.setViewportSize(PHONE);
		// What a player's page adds a second after hydration asks for its scripts and the stream together.
		if (!this.#isVisitor) await expect.poll(() => this.#hasEventStream).toBe(true);
		await this.#untilQuiet();
		return [...faults, ...(await this.#budgetFaults())];
	}

	async #budgetFaults(): Promise<string[]> {
		const address = this.page.url().slice(this.#url.length);
		if (WITH_CHARTS.test(address)) return [];
		const sizes = await this.page.evaluate(() =>
			(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
				.filter(({ name }) => name.endsWith(".js"))
				.map(({ encodedBodySize }) => encodedBodySize),
		);
		const bytes = sizes.reduce((sum, size) => sum + size, 0);
		return sizes.length > MAX_SCRIPTS || bytes > scriptBudget(address)
			? [`${sizes.length} scripts of ${bytes} bytes`]
			: [];
	}
}
