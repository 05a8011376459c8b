import { setTimeout as sleep } from "node:timers/promises";
import { databaseFile, inScratch, startSite, whileRunning } from "../../processes/workspace.ts";
import { atMost, info, type Line, millis } from "../../report.ts";
import { ChattingPlayer } from "./chatting-player.ts";
import { seedFriends } from "./friends-in-pairs.ts";

const PLAYERS = 1000;
/** The mean pause of a player between two messages. */
const PAUSE_MS = 10_000;
const WARM_UP_MS = 5000;
const MEASURED_MS = 20_000;
const MAX_MS = { p50: 60, p99: 250 };

/** Each player has a live event stream and an open chat. */
export function chatting(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const friends = await seedFriends(databaseFile(folder), PLAYERS / 2);
		const site = await startSite(folder);
		return whileRunning([site], async () => {
			const players = friends.map((friend) => new ChattingPlayer(site.url, friend));
			const failures: unknown[] = [];
			for (const player of players) await player.open((error) => failures.push(error));
			const measured = await chat(players, failures, () => site.cpu());
			for (const player of players) player.close();
			if (failures.length > 0) throw failures[0];
			return lines(measured);
		});
	});
}

interface Measured {
	/** Sorted, in ms. */
	readonly latencies: readonly number[];
	readonly cpu: number;
}

async function chat(
	players: readonly ChattingPlayer[],
	failures: unknown[],
	measureCpu: () => Promise<number>,
): Promise<Measured> {
	let isOver = false;
	const talking = players.map(async (player) => {
		for (;;) {
			await sleep(2 * PAUSE_MS * Math.random());
			if (isOver) return;
			await player.send().catch((error) => failures.push(error));
		}
	});
	await sleep(WARM_UP_MS);
	for (const { latencies } of players) latencies.length = 0;
	const cpuBefore = await measureCpu();
	await sleep(MEASURED_MS);
	const cpu = (await measureCpu()) - cpuBefore;
	isOver = true;
	const latencies = players.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
	await Promise.all(talking);
	return { latencies, cpu };
}

function lines({ latencies, cpu }: Measured): Line[] {
	const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
	return [
		info("messages a second", ((latencies.length * 1000) / MEASURED_MS).toFixed(0)),
		info("the server's CPU, of one processor", `${(cpu / MEASURED_MS / 10).toFixed(0)} %`),
		atMost("from sending to shown at the friend's, p50", at(0.5), MAX_MS.p50, millis),
		atMost("from sending to shown at the friend's, p99", at(0.99), MAX_MS.p99, millis),
	];
}
