import { chromiumExecutable } from "@hilo/e2e/chromium";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { median } from "../median.ts";
import { inScratch, startSite, whileRunning } from "../processes/workspace.ts";
import { atLeast, atMost, info, kilobytes, type Line, plain, points, seconds } from "../report.ts";
import { BenchPlayer } from "./player.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Visited {
	readonly name: string;
	readonly path: string;
	/** The session of a player's own page, which search engines must not index. */
	readonly cookie?: string;
}

/** Measures a first visit with Lighthouse's phone profile: the median of several runs, each in a new browser. */
export function phone(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder);
		return whileRunning([site], async () => {
			const [player, friend] = await friends(site.url);
			const { cookie } = player;
			const pages: readonly Visited[] = [
				{ name: "home", path: "/" },
				{ name: "a game", path: "/app" },
				{ name: "daily deck", path: "/daily" },
				{ name: "leaderboard", path: "/leaderboard" },
				{ name: "support", path: "/profile?tab=support", cookie },
				{ name: "discover", path: "/custom-games", cookie },
				{ name: "friends", path: "/friends", cookie },
				{ name: "a chat", path: `/messages/${friend.id}`, cookie },
			];
			const lines: Line[] = [];
			for (const page of pages) {
				const headers = { Cookie: page.cookie ?? "" };
				// The first answer after a start is slower, because of one-time preparations.
				await fetch(site.url + page.path, { headers });
				const results: Result[] = [];
				for (let run = 0; run < RUNS; run++) results.push(await visit(site.url + page.path, headers));
				lines.push(...judge(page, results));
			}
			return lines;
		});
	});
}

async function friends(url: string): Promise<[BenchPlayer, BenchPlayer]> {
	const player = await BenchPlayer.register(url, "somebody");
	const friend = await BenchPlayer.register(url, "friend");
	await player.post("/api/friend/request", { userId: friend.id });
	await friend.post("/api/friend/accept", { userId: player.id });
	await friend.post(`/api/chat/${player.id}`, { content: "Hello! Shall we play?" });
	return [player, friend];
}

async function visit(url: string, headers: Record<string, string>): Promise<Result> {
	const chrome = await launchChrome();
	try {
		const run = await lighthouse(url, {
			port: chrome.port,
			output: "json",
			logLevel: "error",
			onlyCategories: [...CATEGORIES],
			extraHeaders: headers,
		});
		if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`);
		return run.lhr;
	} finally {
		chrome.kill();
	}
}

async function launchChrome(): Promise<LaunchedChrome> {
	const { path, args, env } = await chromiumExecutable();
	return launch({
		chromePath: path,
		chromeFlags: ["--headless", "--no-sandbox", "--disable-dev-shm-usage", ...args],
		envVars: { ...process.env, ...env },
	});
}

function judge(page: Visited, results: readonly Result[]): Line[] {
	const score = (category: (typeof CATEGORIES)[number]) =>
		median(results.map(({ categories }) => categories[category]?.score ?? 0));
	const audit = (id: string) =>
		median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));
	const time = (label: string, id: string, maxMs: number) => atMost(label, audit(id), maxMs, seconds);
	const fullScoreCategories = page.cookie ? CATEGORIES.slice(1, -1) : CATEGORIES.slice(1);
	return [
		atLeast(`${page.name}: performance`, score("performance"), 0.97, points),
		// A player's first document waits for the stylesheet, which a visitor's has in it.
		time("  first contentful paint", "first-contentful-paint", page.cookie ? 1000 : 900),
		time("  largest contentful paint", "largest-contentful-paint", 1500),
		atMost("  cumulative layout shift", audit("cumulative-layout-shift"), 0, plain),
		time("  total blocking time", "total-blocking-time", 150),
		info("  script that the browser fetched", kilobytes(median(results.map(scriptBytesOf)))),
		...fullScoreCategories.map((category) => atLeast(`  ${category}`, score(category), 1, points)),
		...failures(results),
	];
}

/** Compressed bytes of scripts transferred until the page is idle. */
function scriptBytesOf({ audits }: Result): number {
	const details = audits["network-requests"]?.details;
	const items = details?.type === "table" ? details.items : [];
	return items
		.filter((item) => item.resourceType === "Script")
		.reduce((sum, item) => sum + (typeof item.transferSize === "number" ? item.transferSize : 0), 0);
}

function failures(results: readonly Result[]): Line[] {
	const failed = new Set<string>();
	for (const { audits, categories } of results) {
		for (const category of CATEGORIES.slice(1)) {
			for (const { id, weight } of categories[category]?.auditRefs ?? []) {
				const score = audits[id]?.score;
				if (weight > 0 && typeof score === "number" && score < 1) failed.add(`${category}: ${id}`);
			}
		}
	}
	return [...failed].map((label) => info(`  ${label}`, "failed"));
}
