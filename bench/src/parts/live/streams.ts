import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../../median.ts";
import { HttpConnection } from "../../processes/http-connection.ts";
import type { MeasuredProcess } from "../../processes/measured-process.ts";
import { inScratch, startSite, whileRunning } from "../../processes/workspace.ts";
import { atMost, info, kilobytes, type Line, millis } from "../../report.ts";
import { BenchPlayer, expectStatus } from "../player.ts";

const READERS = join(import.meta.dirname, "../../processes/stream-readers.ts");
const STREAMS = 10_000;
/** What reads the streams is busier than what writes them. */
const READING_PROCESSES = 2;
/** Opened before memory is measured, so that what is loaded once does not count. */
const FIRST = 500;
const HEARTBEAT_MS = 20_000;
const ROUNDS = 9;
const MOST_MEMORY = 30_000;
const MOST_MS = 200;

/** Ten thousand streams of live events at one process: their memory, their heartbeats, and one fact to all of them. */
export function streams(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder, ["--expose-gc"]);
		const readers: ChildProcess[] = [];
		return whileRunning([site], async () => {
			try {
				const { cookie } = await BenchPlayer.register(site.url, "bench");
				readers.push(await openStreams(site, FIRST, cookie));
				const before = await site.memory();
				for (let n = 0; n < READING_PROCESSES; n++)
					readers.push(await openStreams(site, STREAMS / READING_PROCESSES, cookie));
				await sleep(1000);
				const each = ((await site.memory()) - before) / STREAMS;
				const cpuBefore = await site.cpu();
				await sleep(HEARTBEAT_MS);
				const heartbeats = (await site.cpu()) - cpuBefore;
				const rounds: number[][] = [];
				for (let round = 0; round < ROUNDS; round++) rounds.push(await tellAll(site, readers, cookie, round));
				return lines(each, heartbeats, rounds);
			} finally {
				for (const reader of readers) reader.kill();
			}
		});
	});
}

function lines(memory: number, heartbeatsUs: number, rounds: readonly number[][]): Line[] {
	const at = (share: number) =>
		median(rounds.map((delays) => delays[Math.floor(delays.length * share)] ?? Number.NaN));
	return [
		atMost("memory of a stream, of 10,000", memory, MOST_MEMORY, kilobytes),
		info("CPU of 10,000 heartbeats, and of checking 10,000 sessions", millis(heartbeatsUs / 1000)),
		info("from a change to its fact on 10,000 streams, p50", millis(at(0.5))),
		atMost("from a change to its fact on 10,000 streams, p99", at(0.99), MOST_MS, millis),
	];
}

/** Opens streams in a process of their own. */
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

/** Changes the player's record, which all streams are told. @returns how long each waited for it, in ms, the shortest first. */
async function tellAll(
	{ url }: MeasuredProcess,
	readers: readonly ChildProcess[],
	cookie: string,
	round: number,
): Promise<number[]> {
	const connection = new HttpConnection(url);
	const headers = { cookie };
	expectStatus(await connection.send({ path: "/api/user/me", headers }), 200);
	const start = performance.timeOrigin + performance.now();
	const body = { username: `bench-${round}` };
	expectStatus(
		await connection.send({ path: "/api/trpc/profiles.rename", method: "POST", headers, body }),
		200,
	);
	connection.close();
	const delays: number[] = [];
	while (delays.length < STREAMS + FIRST) {
		await sleep(100);
		for (const reader of readers) {
			reader.send("arrivals");
			const arrivals = await new Promise<number[]>((resolve) => reader.once("message", resolve));
			delays.push(...arrivals.map((at) => at - start));
		}
	}
	return delays.sort((a, b) => a - b);
}
