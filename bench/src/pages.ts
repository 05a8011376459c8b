import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumExecutable } from "@hilo/e2e/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { compare, getters, register, send } from "./compare.ts";
import { startHello } from "./hello-page.ts";
import { median, type Row } from "./rows.ts";
import { Server, scratch, startSite } from "./server.ts";

const EXPRESS = join(import.meta.dirname, "express.ts");
const PLAN = { warmUp: 6, rounds: 21, requests: 40 };
const ENCODINGS = { "accept-encoding": "gzip, deflate, br" };
const MAX_RATIO = 1.6;
/** A page that blocks for less than this in all, in ms, blocks for nothing that a ratio could say. */
const SHORT_MS = 50;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const PLAYER_PAGES = {
	"a player's home page": "/",
	"a player's profile": "/profile",
	"a player's stage": "/app",
	"the page for friends": "/friends",
	Discover: "/custom-games",
};

/** CPU of a player's page, compared with Express 5 compressing the visitors' home page; a phone's first visits. */
export async function pages({ visits }: { visits: number }): Promise<Row[]> {
	await using folder = await scratch();
	await using site = await startSite({ DATA_DIR: join(folder.path, "site") });
	const { session: cookie } = await register(site.url, "bench");
	const file = join(folder.path, "page.html");
	await writeFile(file, await send(`${site.url}/`));
	await using express = await Server.start(EXPRESS, { PAGE_FILE: file });
	const compressing = { server: express, lanes: getters(express, "/", ENCODINGS) };
	const rows: Row[] = [];
	for (const [name, path] of Object.entries(PLAYER_PAGES)) {
		const drawing = { server: site, lanes: getters(site, path, { ...ENCODINGS, cookie }) };
		const { first, second, ratio } = await compare(drawing, compressing, PLAN);
		rows.push(
			{ name: `${name}, drawn and compressed`, value: first, unit: "µs" },
			{ name: "  Express: a page, compressed", value: second, unit: "µs" },
			{ name: "  compared with Express", value: ratio, unit: "×", target: { atMost: MAX_RATIO } },
		);
	}
	return visits > 0 ? [...rows, ...(await firstVisits(site.url, visits))] : rows;
}

/** First visits with Lighthouse's phone profile: of each page the median of several, each in a new browser. */
async function firstVisits(url: string, visits: number): Promise<Row[]> {
	const player = await register(url, "player");
	const friend = await register(url, "friend");
	await player.api.friends.request.mutate({ userId: friend.id });
	await friend.api.friends.accept.mutate({ userId: player.id });
	const message = { userId: player.id, content: "Hello! Shall we play?", clientId: "hello" };
	await friend.api.chat.send.mutate(message);
	const rows: Row[] = [];
	await using folder = await scratch();
	await using page = await startHello(url, folder.path);
	const hello = await visitOften(page.url, visits);
	for (const path of ["/", "/app", "/daily"]) {
		const results = await visitOften(url + path, visits);
		rows.push(...rowsOf(path, results), ...comparedWith(hello, results));
	}
	rows.push(...rowsOf("/leaderboard", await visitOften(`${url}/leaderboard`, visits)));
	// Search engines must not index these.
	for (const path of ["/profile?tab=support", "/custom-games", "/friends", `/messages/${friend.id}`])
		rows.push(...rowsOf(path, await visitOften(url + path, visits, player.session), player.session));
	return rows;
}

/** @param cookie of a player, for a page of theirs. */
async function visitOften(url: string, visits: number, cookie = ""): Promise<Result[]> {
	// The first answer after a start is slower, because of one-time preparations.
	await send(url, { headers: { cookie } });
	const results: Result[] = [];
	for (let n = 0; n < visits; n++) results.push(await visit(url, cookie));
	return results;
}

const auditOf = (results: readonly Result[], id: string) =>
	median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));

/** Machines differ, so the page is compared with one of the same stack that only says hello. */
function comparedWith(hello: readonly Result[], results: readonly Result[]): Row[] {
	const ratio = (id: string, floor = 0) => auditOf(results, id) / Math.max(auditOf(hello, id), floor);
	return [
		{
			name: "  blocking time, compared with hello",
			value: ratio("total-blocking-time", SHORT_MS),
			unit: "×",
			target: { atMost: 1.5 },
		},
		{
			name: "  largest paint, compared with hello",
			value: ratio("largest-contentful-paint"),
			unit: "×",
			target: { atMost: 1.1 },
		},
		{ name: "  script", value: median(results.map(scriptsOf)) / 1000, unit: "kB", target: { atMost: 190 } },
	];
}

/** The size of a page's scripts as sent, in bytes. */
function scriptsOf({ audits }: Result): number {
	const details = audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	return requests
		.filter(({ resourceType }) => resourceType === "Script")
		.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** The rows of a page's first visits. */
function rowsOf(path: string, results: readonly Result[], cookie = ""): Row[] {
	const score = (category: (typeof CATEGORIES)[number]) =>
		median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
	const paint = (id: string, atMost: number): Row => ({
		name: `  ${id}`,
		value: auditOf(results, id),
		unit: "ms",
		target: { atMost },
	});
	const pathname = path.replace(/[\w-]{36}/, "…");
	printFailures(pathname, results);
	return [
		{ name: `${pathname}: performance`, value: score("performance"), target: { atLeast: 97 } },
		// A player's first document waits for the stylesheet, which a visitor's has in it.
		paint("first-contentful-paint", cookie === "" ? 900 : 1000),
		paint("largest-contentful-paint", 1500),
		paint("total-blocking-time", 150),
		{
			name: "  cumulative-layout-shift",
			value: auditOf(results, "cumulative-layout-shift"),
			target: { atMost: 0 },
		},
		...CATEGORIES.slice(1, cookie === "" ? undefined : -1).map((category) => ({
			name: `  ${category}`,
			value: score(category),
			target: { atLeast: 100 },
		})),
	];
}

async function visit(url: string, cookie: string): Promise<Result> {
	const { path, args, env } = await chromiumExecutable();
	const chrome = await launch({
		chromePath: path,
		chromeFlags: ["--headless", "--no-sandbox", "--disable-dev-shm-usage", ...args],
		envVars: { ...process.env, ...env },
	});
	try {
		const run = await lighthouse(url, {
			port: chrome.port,
			output: "json",
			logLevel: "error",
			onlyCategories: [...CATEGORIES],
			extraHeaders: { Cookie: cookie },
		});
		if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`);
		return run.lhr;
	} finally {
		chrome.kill();
	}
}

/** Prints what takes points in the categories that should have all. */
function printFailures(pathname: string, results: readonly Result[]): void {
	const failed = new Set<string>();
	for (const { audits, categories } of results)
		for (const category of CATEGORIES.slice(1))
			for (const { id, weight } of categories[category]?.auditRefs ?? []) {
				const score = audits[id]?.score;
				if (weight > 0 && typeof score === "number" && score < 1) failed.add(`${category}: ${id}`);
			}
	for (const name of failed) console.log(`  ${pathname} failed in ${name}`);
}
