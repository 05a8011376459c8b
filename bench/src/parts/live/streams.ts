import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../../median.ts";
import type { Hold } from "../../processes/hold-watch.ts";
import { HttpConnection } from "../../processes/http-connection.ts";
import type { MeasuredProcess } from "../../processes/measured-process.ts";
import { inScratch, startSite, whileRunning } from "../../processes/workspace.ts";
import { atMost, info, kilobytes, type Line, millis, millisWithTenths } from "../../report.ts";
import { BenchPlayer, expectStatus } from "../player.ts";

const READERS = join(import.meta.dirname, "../../processes/stream-readers.ts");
const STREAMS = 10_000;
/** Reading the streams takes more CPU than writing them. */
const READING_PROCESSES = 2;
/** Opened before the first memory sample, so that one-time allocations do not count. */
const STREAMS_BEFORE_SAMPLE = 500;
const HEARTBEAT_MS = 20_000;
const ROUNDS = 9;
const MAX_MEMORY = 35_000;
const MAX_MS = 200;
const MAX_CPU_MS = 500;
/** The longest block of the event loop by one broadcast; no other client is served during it. */
const MAX_HOLD_MS = 10;

/** Measures 10,000 live event streams at one process: memory, heartbeats, and one event to all. */
export function streams(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder, ["--expose-gc"]);
		const readers: ChildProcess[] = [];
		return whileRunning([site], async () => {
			try {
				const { cookie } = await BenchPlayer.register(site.url, "bench");
				readers.push(await openStreams(site, STREAMS_BEFORE_SAMPLE, cookie));
				const before = await site.memory();
				const opening = await measureCpu(site, async () => {
					for (let n = 0; n < READING_PROCESSES; n++)
						readers.push(await openStreams(site, STREAMS / READING_PROCESSES, cookie));
				});
				await sleep(1000);
				const memory = ((await site.memory()) - before) / STREAMS;
				await site.watchHolds();
				const idle = await measureCpu(site, () => sleep(HEARTBEAT_MS));
				const idleHold = await site.longestHold();
				const rounds: Round[] = [];
				for (let round = 0; round < ROUNDS; round++)
					rounds.push(await broadcast(site, readers, cookie, round));
				return lines({ memory, opening, idle, idleHold, rounds });
			} finally {
				for (const reader of readers) reader.kill();
			}
		});
	});
}

interface Measured {
	readonly memory: number;
	/** The server's CPU in ms: of opening the streams, and of one round of heartbeats and session checks. */
	readonly opening: number;
	readonly idle: number;
	readonly idleHold: Hold;
	readonly rounds: readonly Round[];
}

/** One event to all streams. Times in ms. */
interface Round {
	readonly delays: readonly number[];
	readonly cpu: number;
	readonly hold: Hold;
}

function lines({ memory, opening, idle, idleHold, rounds }: Measured): Line[] {
	const medianOf = (numberOf: (round: Round) => number) => median(rounds.map(numberOf));
	const at = (share: number) =>
		medianOf(({ delays }) => delays[Math.floor(delays.length * share)] ?? Number.NaN);
	return [
		atMost("memory of a stream, of 10,000", memory, MAX_MEMORY, kilobytes),
		info("CPU of opening 10,000 streams", millis(opening)),
		info("CPU of 10,000 heartbeats, and of checking 10,000 sessions", millis(idle)),
		// No target: garbage collection may fall into these 20 s.
		info("  the event loop's CPU at a time, at most", millisWithTenths(idleHold.cpu)),
		info("from a change to its event on 10,000 streams, p50", millis(at(0.5))),
		atMost("from a change to its event on 10,000 streams, p99", at(0.99), MAX_MS, millis),
		atMost(
			"CPU of one event to 10,000 streams",
			medianOf(({ cpu }) => cpu),
			MAX_CPU_MS,
			millis,
		),
		info("  the event loop held, at most", millisWithTenths(medianOf(({ hold }) => hold.elapsed))),
		atMost(
			"  the event loop's CPU at a time, at most",
			medianOf(({ hold }) => hold.cpu),
			MAX_HOLD_MS,
			millisWithTenths,
		),
	];
}

async function measureCpu(site: MeasuredProcess, work: () => Promise<unknown>): Promise<number> {
	const before = await site.cpu();
	await work();
	return ((await site.cpu()) - before) / 1000;
}

async function openStreams({ url }: MeasuredProcess, count: number, cookie: string): Promise<ChildProcess> {
	const reader = fork(READERS, [new URL(url).port, String(count), cookie]);
	await new Promise((resolve, reject) => {
		reader.once("message", resolve);
		reader.once("exit", () =>
			reject(new Error("Too few streams could be opened. How many files may be open (ulimit -n)?")),
		);
	});
	return reader;
}

/** Changes the player's record, which sends an event to all streams. */
async function broadcast(
	site: MeasuredProcess,
	readers: readonly ChildProcess[],
	cookie: string,
	round: number,
): Promise<Round> {
	const connection = new HttpConnection(site.url);
	const headers = { cookie };
	expectStatus(await connection.send({ path: "/api/user/me", headers }), 200);
	await site.watchHolds();
	const delays: number[] = [];
	const cpu = await measureCpu(site, async () => {
		const start = performance.timeOrigin + performance.now();
		const body = { username: `bench-${round}` };
		const call = { path: "/api/trpc/profiles.rename", method: "POST", headers, body } as const;
		expectStatus(await connection.send(call), 200);
		while (delays.length < STREAMS + STREAMS_BEFORE_SAMPLE) {
			await sleep(100);
			for (const reader of readers) delays.push(...(await arrivalsAt(reader)).map((at) => at - start));
		}
	});
	connection.close();
	return { delays: delays.sort((a, b) => a - b), cpu, hold: await site.longestHold() };
}

/** Returns the arrival times since the last call, in epoch milliseconds. */
function arrivalsAt(reader: ChildProcess): Promise<number[]> {
	reader.send("arrivals");
	return new Promise((resolve) => reader.once("message", resolve));
}
