import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { collectConsoleProblems } from "../console-problems.ts";
import { type FullSite, fillSite, PICTURES, ROLES, type Role } from "../full-site.ts";
import { expect, journey } from "../journey.ts";
import { SiteServer } from "../site-server.ts";
import { textFaults } from "../text-faults.ts";

const TREE = readFileSync(new URL("../../../web/src/routeTree.gen.ts", import.meta.url), "utf8");
/** The narrowest phone and a desktop. At every time, one of the time zones is on another day than the server. */
const SCREENS = [
	{ timezoneId: "Pacific/Kiritimati", viewport: { width: 320, height: 568 } },
	{ timezoneId: "Etc/GMT+12", viewport: { width: 1440, height: 900 } },
];
const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
	"base64",
);
/** The browser logs refused calls of links whose secret is unknown. */
const TOLERATED = /^error: Failed to load resource: the server responded with a status of 40[04]/;

journey("every page of a full site fits its texts, shows its pictures and hydrates", async ({ browser }) => {
	const server = await SiteServer.start();
	try {
		const site = await fillSite(server);
		const faults = await Promise.all(ROLES.map((role) => visitAs(browser, server.url, site, role)));
		expect(faults.flat()).toEqual([]);
	} finally {
		await server.stop();
	}
});

/** What each role may see of the addresses below. A page that only leads elsewhere is visited once. */
async function visitAs(browser: Browser, url: string, site: FullSite, role: Role): Promise<string[]> {
	let addresses = addressesFor(site, role);
	const faults: string[] = [];
	for (const screen of SCREENS) {
		const visit = await Visit.begin(browser, { baseURL: url, ...screen }, site.cookies[role]);
		const shown: string[] = [];
		for (const address of addresses) {
			const found = await visit.open(address);
			faults.push(...found.map((fault) => `${role}, ${screen.viewport.width} px, ${address}: ${fault}`));
			if (visit.page.url() === new URL(address, url).href) shown.push(address);
		}
		if (role === "player" && visit.pictures === 0) faults.push("no picture of another site was loaded");
		await visit.end();
		addresses = shown;
	}
	return faults;
}

/** The addresses of all routes; the route tree names them, so that none is forgotten. */
function addressesFor({ ids }: FullSite, role: Role): string[] {
	const own: Readonly<Record<string, readonly string[]>> = {
		"/custom-games/$id/insights": [`/custom-games/${ids.own}/insights`],
		"/duel/$id": ids.duels.map((id) => `/duel/${id}`),
		"/edit-custom-game/$id": ["", "?published=true"].map((query) => `/edit-custom-game/${ids.own}${query}`),
	};
	const open: Readonly<Record<string, readonly string[]>> = {
		"/admin/support/$id": [`/admin/support/${ids.ticket}`],
		"/admin/users/$id": [`/admin/users/${ids.friend}`],
		"/custom-game/$id": [`/custom-game/${ids.game}`],
		"/custom-games/": [
			"/custom-games?create=true",
			...["discover", "my-games", "shared", "invitations", "leaderboards"].map(
				(tab) => `/custom-games?tab=${tab}`,
			),
		],
		"/custom-games/$id/": [`/custom-games/${ids.game}`],
		"/daily/archive/$day": ["/daily/archive/2026-11-20"],
		"/join": ["/join?key=unknown"],
		"/leaderboard": [
			"/leaderboard?game=historyGame",
			...["custom", "creators", "popular"].map((tab) => `/leaderboard?tab=${tab}`),
		],
		"/messages/$userId": [`/messages/${ids.friend}`],
		"/profile": ["overview", "badges", "custom-games", "friends", "settings", "support"].map(
			(tab) => `/profile?tab=${tab}`,
		),
		"/sign-in": ["/sign-in?mode=sign-in", "/sign-in?mode=sign-up"],
		"/unsubscribe/$token": ["/unsubscribe/unknown"],
		"/user/$userId": [`/user/${ids.friend}`, `/user/${ids.stranger}`],
	};
	const routes = [...TREE.matchAll(/fullPath: "([^"]+)"/g)].map(([, route = ""]) => route);
	return [...new Set(routes)]
		.filter((route) => role === "administrator" || !route.startsWith("/admin/"))
		.filter((route) => role === "player" || !own[route])
		.flatMap((route) => {
			const addresses = own[route] ?? open[route] ?? [route];
			if (addresses[0]?.includes("$")) throw new Error(`An address of ${route} is missing.`);
			return addresses;
		});
}

/** A browser that opens one page after another. */
class Visit {
	readonly page: Page;
	pictures = 0;
	readonly #problems: string[];
	#openCalls = 0;

	private constructor(page: Page) {
		this.page = page;
		this.#problems = collectConsoleProblems(page.context());
		const count = (change: 1 | -1) => (request: { url(): string }) => {
			// The stream of live events stays open.
			if (/\/api\/trpc\/(?!live\.)/.test(request.url())) this.#openCalls += change;
		};
		page.on("request", count(1));
		page.on("requestfinished", count(-1));
		page.on("requestfailed", count(-1));
	}

	static async begin(browser: Browser, options: BrowserContextOptions, cookie: string): Promise<Visit> {
		const context = await browser.newContext({ reducedMotion: "reduce", ...options });
		const [name = "", value = ""] = cookie.split("=");
		if (cookie !== "") await context.addCookies([{ name, value, url: options.baseURL ?? "" }]);
		const visit = new Visit(await context.newPage());
		await context.route(`${PICTURES}/**`, (route) => {
			visit.pictures++;
			return route.fulfill({ contentType: "image/png", body: PIXEL });
		});
		return visit;
	}

	/** Returns what is wrong with the page, once it is hydrated and has its answers. */
	async open(address: string): Promise<string[]> {
		this.#openCalls = 0;
		await this.page.goto(address, { waitUntil: "domcontentloaded" });
		await this.page.waitForFunction(() => {
			const controls = [...document.querySelectorAll("#app a, #app button")];
			const isHydrated = (control: Element) =>
				Object.keys(control).some((key) => key.startsWith("__reactProps"));
			return controls.length > 0 && controls.every(isHydrated);
		});
		// Twice quiet: an answer may lead to more calls.
		for (let quiet = 0; quiet < 2; quiet = this.#openCalls <= 0 ? quiet + 1 : 0)
			await this.page.waitForTimeout(30);
		const problems = this.#problems.splice(0).filter((problem) => !TOLERATED.test(problem));
		return [...problems, ...(await textFaults(this.page))];
	}

	async end(): Promise<void> {
		await this.page.context().close();
	}
}
