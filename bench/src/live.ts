import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { register, type SignedIn } from "./compare.ts";
import { median, type Row } from "./rows.ts";
import { type Server, scratch, startSite } from "./server.ts";

const READERS = join(import.meta.dirname, "stream-readers.ts");
const STREAMS = 10_000;
/** Reading the streams takes more CPU than writing them. */
const READING_PROCESSES = 2;
const ROUNDS = 5;
const MAX_MB = 700;
const ARRIVAL_LIMIT_MS = 30_000;

/** Memory of 10,000 live event streams, and one event to all of them. */
export async function live(): Promise<Row[]> {
	await using folder = await scratch();
	await using site = await startSite({ DATA_DIR: folder.path });
	const player = await register(site.url, "bench");
	const before = await site.memory();
	const readers: ChildProcess[] = [];
	try {
		for (let n = 0; n < READING_PROCESSES; n++) readers.push(await openStreams(site, player));
		await sleep(1000);
		const memory = await site.memory();
		const rounds: Round[] = [];
		for (let n = 0; n < ROUNDS; n++) rounds.push(await sendEvent(site, readers, player, n));
		const reached = Math.min(...rounds.map(({ delays }) => delays.length));
		const delayOf = (share: number) =>
			median(rounds.map(({ delays }) => delays[Math.ceil(delays.length * share) - 1] ?? Number.NaN));
		return [
			{ name: "memory without a stream", value: before / 1e6, unit: "MB" },
			{ name: `memory with ${STREAMS} streams`, value: memory / 1e6, unit: "MB", target: { atMost: MAX_MB } },
			{ name: "  of each", value: (memory - before) / STREAMS / 1000, unit: "kB" },
			{ name: "streams that one event reached", value: reached, target: { atLeast: STREAMS } },
			{ name: "  CPU", value: median(rounds.map(({ cpu }) => cpu)), unit: "ms" },
			{ name: "  until half have it", value: delayOf(0.5), unit: "ms" },
			{ name: "  until all have it", value: delayOf(1), unit: "ms" },
		];
	} finally {
		for (const reader of readers) reader.kill();
	}
}

async function openStreams({ url }: Server, { session }: SignedIn): Promise<ChildProcess> {
	const count = STREAMS / READING_PROCESSES;
	const reader = fork(READERS, [new URL(url).port, String(count), session]);
	await new Promise((resolve, reject) => {
		reader.once("message", resolve);
		reader.once("exit", () =>
			reject(new Error("Too few streams could be opened. How many files may be open (ulimit -n)?")),
		);
	});
	return reader;
}

/** One event to all streams: the sorted times until it arrived, and the server's CPU, in ms. */
interface Round {
	readonly delays: readonly number[];
	readonly cpu: number;
}

/** Changes the player's name, of which all streams hear. */
async function sendEvent(
	site: Server,
	readers: readonly ChildProcess[],
	{ api }: SignedIn,
	round: number,
): Promise<Round> {
	const cpuBefore = await site.cpu();
	const start = performance.timeOrigin + performance.now();
	await api.profiles.rename.mutate({ username: `bench-${round}` });
	const delays: number[] = [];
	while (delays.length < STREAMS && performance.timeOrigin + performance.now() < start + ARRIVAL_LIMIT_MS) {
		await sleep(100);
		for (const reader of readers) delays.push(...(await arrivalsAt(reader)).map((at) => at - start));
	}
	return { delays: delays.sort((a, b) => a - b), cpu: ((await site.cpu()) - cpuBefore) / 1000 };
}

/** Returns the arrival times since the last call, in epoch milliseconds. */
function arrivalsAt(reader: ChildProcess): Promise<number[]> {
	reader.send("arrivals");
	return new Promise((resolve) => reader.once("message", resolve));
}
