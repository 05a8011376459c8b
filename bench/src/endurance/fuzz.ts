import type { Requestable } from "@hilo/server/testing/browser";
import { openFuzzWorld } from "@hilo/server/testing/fuzz/fuzz-world";
import { sampleCalls } from "@hilo/server/testing/fuzz/fuzzed-calls";
import { atMost, info, type Line, times } from "../report.ts";
import { inDatabase } from "./databases.ts";
import { type OperatorSite, openOperatorSite } from "./operator-site.ts";
import type { EnduranceOptions } from "./options.ts";
import { SiteProcess } from "./site-process.ts";

/** Sites that are called in parallel, each by one caller after the other. */
const LANES = 4;
/** Memory samples. After the first ones caches are full and code is compiled; from then on the heap must not grow. */
const SAMPLES = 10;
const SETTLED_SAMPLE = 3;
const MAX_GROWTH = 1.1;
/** Allows for retained pages and freed memory that the system has not reclaimed. */
const MAX_RSS_GROWTH = 1.25;
const LIMIT_MS = 2000;
const SHOWN_FAULTS = 20;
/** Calls spoil a world, so each of these has its own. */
const CALLS_PER_WORLD = 500;

interface Found {
	readonly statuses: Map<number, number>;
	readonly faults: string[];
	readonly memory: NodeJS.MemoryUsage[];
	readonly logged: readonly string[];
	readonly crashes: number;
}

export function fuzz(options: EnduranceOptions): Promise<Line[]> {
	return inDatabase(options.database, async (database) => {
		const server = await SiteProcess.start(database.env);
		const operator = await openOperatorSite(database.url);
		try {
			return lines(options, await callAll(options, server, operator));
		} finally {
			await server.stop();
			await operator.close();
		}
	});
}

async function callAll(
	{ calls, from, seed }: EnduranceOptions,
	server: SiteProcess,
	{ site, clock }: OperatorSite,
): Promise<Found> {
	const found = {
		statuses: new Map<number, number>(),
		faults: [] as string[],
		memory: [] as NodeJS.MemoryUsage[],
	};
	const app = remote(server.url, (status) => {
		found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
	});
	const report = (fault: string) => {
		found.faults.push(fault);
		if (found.faults.length <= SHOWN_FAULTS) console.log(fault);
	};
	const progress = { next: Math.floor(from / CALLS_PER_WORLD), made: 0 };
	const lane = async () => {
		while (progress.next * CALLS_PER_WORLD < calls) {
			const nth = progress.next++;
			clock.set(Date.now() - 20_000);
			const { world, answerTo } = await openFuzzWorld(site, `${nth}`, app);
			for (const call of sampleCalls(world, Number(seed) + nth, CALLS_PER_WORLD)) {
				const { fault } = await answerTo(call).catch((error) => ({ fault: `no answer: ${error}` }));
				if (fault) report(`world ${nth} of seed ${seed}: ${fault}\n  ${JSON.stringify(call).slice(0, 1000)}`);
			}
			site.log.take();
			site.liveEvents.clear();
			progress.made += CALLS_PER_WORLD;
			if (progress.made >= ((found.memory.length + 1) * (calls - from)) / SAMPLES)
				found.memory.push(await server.memory());
		}
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	const logged = server.log.filter((line) => /"level":"(?:error|fatal)"/.test(line));
	return { ...found, logged, crashes: server.crashes };
}

/** Sends requests to the server at this address. */
function remote(url: string, onAnswer: (status: number) => void): Requestable {
	return {
		async request(request) {
			const { pathname, search } = new URL(request.url);
			const headers = new Headers(request.headers);
			for (const name of ["Host", "Content-Length"]) headers.delete(name);
			const body = request.body ? await request.arrayBuffer() : null;
			const init = { method: request.method, headers, body, signal: AbortSignal.timeout(LIMIT_MS) };
			const answer = await fetch(`${url}${pathname}${search}`, init);
			onAnswer(answer.status);
			return answer;
		},
	};
}

function lines({ calls, from, seed }: EnduranceOptions, found: Found): Line[] {
	const { statuses, memory, faults, logged, crashes } = found;
	const [settled, end] = [memory[SETTLED_SAMPLE - 1], memory.at(-1)];
	const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
	const countStatuses = (from: number, to: number) =>
		[...statuses]
			.filter(([status]) => status >= from && status < to)
			.reduce((sum, [, count]) => sum + count, 0);
	const growth = (kind: "heapUsed" | "rss") => (end?.[kind] ?? 0) / (settled?.[kind] ?? 0);
	const megabytes = (kind: "heapUsed" | "rss") =>
		`${memory.map((usage) => (usage[kind] / 1e6).toFixed(0)).join(", ")} MB`;
	for (const line of logged.slice(0, SHOWN_FAULTS)) console.log(line.slice(0, 2000));
	return [
		info(`calls, from ${from} to ${calls} of seed ${seed}`, String(total)),
		info(
			"  answered 2xx or 3xx, 4xx, 5xx in maintenance",
			`${countStatuses(200, 400)}, ${countStatuses(400, 500)}, ${countStatuses(500, 600)}`,
		),
		atMost("answers that should not be: 5xx, none in 2 s, not documented", faults.length, 0, String),
		atMost("errors in the log", logged.length, 0, String),
		atMost("processes that ended", crashes, 0, String),
		info("memory in use, after each tenth of the calls", megabytes("heapUsed")),
		atMost("  growth since the third", growth("heapUsed"), MAX_GROWTH, times),
		info("resident memory", megabytes("rss")),
		atMost("  growth since the third", growth("rss"), MAX_RSS_GROWTH, times),
	];
}
