import { SITE_LIMITS } from "@hilo/rules/site/limits";
import { expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const [PAGES, READS] = [SITE_LIMITS.pages.defaultValue, SITE_LIMITS.reads.defaultValue];

/** Every route outside of `/api`, with an address, its method and what an address may ask of it in ten seconds. */
const ROUTES: Readonly<
	Record<string, readonly [address: string, hits: number | "uncounted", method?: "POST"]>
> = {
	"/health": ["/health", "uncounted"],
	"/health/ready": ["/health/ready", "uncounted"],
	"/health/live": ["/health/live", "uncounted"],
	"/avatars/:file{[\\w-]+\\.webp}": ["/avatars/a.webp", READS],
	"/avatars/initials/:file{.+\\.svg}": ["/avatars/initials/AL-3.svg", READS],
	"/pictures/:file{[\\w-]+\\.webp}": ["/pictures/a.webp", READS],
	"/drawn/item/:file{.+\\.svg}": ["/drawn/item/Rhino.svg", READS],
	"/drawn/:motif/:file{[\\w-]{1,64}\\.svg}": ["/drawn/mountain/1.svg", READS],
	"/mark/:file{[\\w-]+-\\d{1,4}\\.png}": ["/mark/a-512.png", READS],
	"/site.webmanifest": ["/site.webmanifest", READS],
	"/previews/:file{site-[\\da-f]{8}\\.png}": ["/previews/site-00000000.png", PAGES],
	"/previews/:file{[\\w-]+-\\d{1,9}\\.png}": ["/previews/game-1.png", PAGES],
	"/unsubscribe/:token{[\\w-]{1,100}}": ["/unsubscribe/abc", 300, "POST"],
	"*": ["/no-such-page", PAGES],
};

const isMiddleware = (path: string) => path.endsWith("/*");

it("every route outside of /api has a limit or answers health checks", async () => {
	const { app } = await openSite({ web: onePage });
	const mounted = app.routes.map(({ path }) => (path === "/*" ? "*" : path));
	const routes = mounted.filter((path) => !path.startsWith("/api") && !isMiddleware(path));
	expect([...new Set(routes)].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

it("every route under /api counts as a call", async () => {
	const site = await openSite();
	const visitor = site.visitor();
	for (let n = 0; n < READS; n++) await visitor.get("/game-status");
	const gets = site.app.routes.filter(({ path, method }) => path.startsWith("/api") && method === "GET");
	const open = [];
	for (const path of new Set(gets.map((route) => route.path))) {
		const { status } = await visitor.fetch(path.replaceAll(/\*|:\w+/g, "x"));
		if (status !== 429) open.push(path);
	}
	expect(open).toEqual(["/api/health"]);
});

it.each(Object.entries(ROUTES))("%s", async (_, [address, hits, method = "GET"]) => {
	const site = await openSite({ web: onePage });
	const visitor = site.visitor({ address: "192.0.2.7" });
	const ask = async () => (await visitor.open(address, { method })).status;
	const statuses = new Set<number>();
	const times = hits === "uncounted" ? READS + 1 : hits;
	for (let n = 0; n < times; n++) statuses.add(await ask());
	expect(statuses.has(429)).toBe(false);
	const past = await visitor.open(address, { method });
	expect(past.status === 429).toBe(hits !== "uncounted");
	if (hits !== "uncounted") expect(Number(past.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect((await site.visitor({ address: "192.0.2.8" }).open(address, { method })).status).not.toBe(429);
});

it("a page of 500 pictures is shown whole, and the calls beside it", async () => {
	const site = await openSite({ web: onePage });
	const visitor = site.visitor();
	const statuses = new Set([(await visitor.open("/")).status]);
	for (let n = 0; n < 500; n++) statuses.add((await visitor.open(`/drawn/item/${n}.svg`)).status);
	for (let n = 0; n < 100; n++) statuses.add((await visitor.open("/api/game-status")).status);
	expect([...statuses]).toEqual([200]);
});
