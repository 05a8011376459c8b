import { availableParallelism } from "node:os";
import { openDatabase } from "@hilo/db/open-database";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { sql } from "kysely";
import { type Lane, ratio, repeat } from "../interleave.ts";
import { median } from "../median.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { PostgresProcess } from "../processes/postgres-process.ts";
import { inScratch, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { openRun, type PlayerRun, siteLanes } from "./guessing.ts";

const SIZES = [1, 2, 3] as const;
const PLAYERS_PER_PROCESS = 8;
// Short rounds, because the other sizes' round deadlines keep running.
const PLAN = { warmUp: 20, rounds: 40, requests: 5 };
const MAX_RATIO = 1.15;

interface Measured {
	/** The servers' CPU of a guess, in µs. */
	readonly cpu: number[];
	readonly databaseCpu: number[];
	readonly perSecond: number[];
}

export function cluster(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const postgres = await PostgresProcess.start();
		const settings = { DATABASE_URL: postgres.url };
		try {
			const processes = await Promise.all(SIZES.map(() => startSite(folder, [], settings)));
			return await whileRunning(processes, async () => lines(await measure(processes, postgres)));
		} finally {
			await postgres.remove();
		}
	});
}

async function measure(
	processes: readonly MeasuredProcess[],
	postgres: PostgresProcess,
): Promise<Measured[]> {
	const sizes = [];
	for (const size of SIZES) {
		const used = processes.slice(0, size);
		const players = await openRuns(used, size * PLAYERS_PER_PROCESS, size);
		sizes.push({ used, lanes: siteLanes(used, players), measured: empty() });
	}
	await postponeClocks(postgres.url);
	for (let round = 0; round < PLAN.warmUp + PLAN.rounds; round++)
		for (const { used, lanes, measured } of sizes)
			await measureRound(used, lanes, postgres, round < PLAN.warmUp ? empty() : measured);
	return sizes.map(({ measured }) => measured);
}

const empty = (): Measured => ({ cpu: [], databaseCpu: [], perSecond: [] });

async function measureRound(
	used: readonly MeasuredProcess[],
	lanes: readonly Lane[],
	postgres: PostgresProcess,
	{ cpu, databaseCpu, perSecond }: Measured,
): Promise<void> {
	const guesses = lanes.length * PLAN.requests;
	const [before, databaseBefore] = [await measureCpu(used), postgres.cpu()];
	const start = performance.now();
	await Promise.all(lanes.map((lane) => repeat(PLAN.requests, lane)));
	perSecond.push((guesses * 1000) / (performance.now() - start));
	cpu.push(((await measureCpu(used)) - before) / guesses);
	databaseCpu.push((postgres.cpu() - databaseBefore) / guesses);
}

async function measureCpu(processes: readonly MeasuredProcess[]): Promise<number> {
	const cpus = await Promise.all(processes.map((site) => site.cpu()));
	return cpus.reduce((sum, cpu) => sum + cpu, 0);
}

async function openRuns(
	sites: readonly MeasuredProcess[],
	count: number,
	size: number,
): Promise<PlayerRun[]> {
	const players: PlayerRun[] = [];
	for (let n = 0; n < count; n++) {
		const site = sites[n % sites.length];
		if (site) players.push(await openRun(site, `bench${size}x${n}`));
	}
	return players;
}

/** Moves the starts of the first rounds into the future, so that no deadline passes before the measurement. */
async function postponeClocks(url: string): Promise<void> {
	const database = await openDatabase({ url });
	await sql`update runs set round_starts_at = round_starts_at + ${sql.lit(HOUR_MS)}`.execute(database.kysely);
	await database.close();
}

function lines(sizes: readonly Measured[]): Line[] {
	const [single = empty()] = sizes;
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	return [
		info("cores of this machine", String(availableParallelism())),
		...sizes.flatMap((size, n) => {
			const label = `${n + 1} ${n === 0 ? "process" : "processes"}`;
			return [
				info(`${label}: guesses a second`, median(size.perSecond).toFixed(0)),
				info(`  CPU of the servers for a guess`, micros(median(size.cpu))),
				info(`  CPU of PostgreSQL for a guess`, micros(mean(size.databaseCpu))),
				...(n === 0
					? []
					: [
							info(
								"  guesses a second, in terms of one process",
								times(ratio(size.perSecond, single.perSecond)),
							),
							atMost(
								"  CPU of the servers, in terms of one process",
								ratio(size.cpu, single.cpu),
								MAX_RATIO,
								times,
							),
						]),
			];
		}),
	];
}
