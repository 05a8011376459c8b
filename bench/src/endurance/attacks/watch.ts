import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, info, type Line, seconds } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";

/** Limits count by address, so the attacker and the watching visitor use two. */
export const ATTACKER = "127.0.0.66";
const VISITOR_ADDRESS = "127.0.0.7";

const PAUSE_MS = 100;
/** Slower answers are aborted and count as this long. */
const TIMEOUT_MS = 60_000;
const MAX_HEALTH_MS = 1000;
const MAX_PAGE_MS = 2000;

interface WatchedPaths {
	readonly health: PathResult;
	readonly page: PathResult;
}

interface PathResult {
	ms: number;
	failed: number;
}

const HEALTH = "/health/live";
const PAGE = "/leaderboard";
const WARM_UP = 20;

/** Compiles the code of both paths, so that compilation does not count for the attack. */
export async function warmUp(site: SiteProcess): Promise<void> {
	for (let n = 0; n < WARM_UP; n++) for (const path of [HEALTH, PAGE]) await fetchStatus(site.url + path);
}

/** During the attack, a load balancer requests health and a visitor requests a page, over new connections. */
export async function underAttack(
	name: string,
	site: SiteProcess,
	attack: () => Promise<unknown>,
): Promise<Line[]> {
	const watched: WatchedPaths = { health: { ms: 0, failed: 0 }, page: { ms: 0, failed: 0 } };
	let isOver = false;
	const repeat = async (path: string, result: PathResult) => {
		while (!isOver) {
			await measureAnswer(site, path, result);
			await sleep(PAUSE_MS);
		}
	};
	const watching = [repeat(HEALTH, watched.health), repeat(PAGE, watched.page)];
	const started = performance.now();
	await attack().finally(() => {
		isOver = true;
	});
	const tookMs = performance.now() - started;
	await Promise.all(watching);
	return linesOf(name, site, watched, tookMs);
}

function linesOf(name: string, site: SiteProcess, { health, page }: WatchedPaths, tookMs: number): Line[] {
	return [
		info(name, seconds(tookMs)),
		atMost("  processes that ended", site.crashes, 0, String),
		atMost("  /health/live, slowest", health.ms, MAX_HEALTH_MS, seconds),
		atMost("  a stranger's page, slowest", page.ms, MAX_PAGE_MS, seconds),
		atMost("  of both, not answered with 200", health.failed + page.failed, 0, String),
	];
}

async function measureAnswer(site: SiteProcess, path: string, result: PathResult): Promise<void> {
	const started = performance.now();
	const status = await fetchStatus(site.url + path);
	result.ms = Math.max(result.ms, performance.now() - started);
	if (status !== 200) result.failed++;
}

function fetchStatus(url: string): Promise<number> {
	return new Promise((resolve) => {
		const options = { localAddress: VISITOR_ADDRESS, agent: false, timeout: TIMEOUT_MS };
		const request = get(url, options, (response) => {
			response.resume();
			response.once("end", () => resolve(response.statusCode ?? 0));
			response.once("error", () => resolve(0));
		});
		request.once("timeout", () => request.destroy());
		request.once("error", () => resolve(0));
	});
}
