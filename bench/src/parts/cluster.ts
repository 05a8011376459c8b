import { availableParallelism } from "node:os";
import { openDatabase } from "@hilo/db/open-database";
import { sql } from "kysely";
import { type Lane, ratio, repeat } from "../interleave.ts";
import { median } from "../median.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { PostgresProcess } from "../processes/postgres-process.ts";
import { inScratch, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { openRun, type Playing, siteLanes } from "./guessing.ts";

const SIZES = [1, 2, 3] as const;
const PLAYERS_A_PROCESS = 8;
// Short rounds, because the other sizes' round deadlines keep running.
const PLAN = { warmUp: 20, rounds: 40, requests: 5 };
const MOST = 1.15;
const AN_HOUR_MS = 3_600_000;

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
		const players = await openRuns(used, size * PLAYERS_A_PROCESS, size);
		sizes.push({ used, lanes: siteLanes(used, players), figures: empty() });
	}
	await postponeClocks(postgres.url);
	for (let round = 0; round < PLAN.warmUp + PLAN.rounds; round++)
		for (const { used, lanes, figures } of sizes)
			await measureRound(used, lanes, postgres, round < PLAN.warmUp ? empty() : figures);
	return sizes.map(({ figures }) => figures);
}

const empty = (): Measured => ({ cpu: [], databaseCpu: [], perSecond: [] });

async function measureRound(
	used: readonly MeasuredProcess[],
	lanes: readonly Lane[],
	postgres: PostgresProcess,
	{ cpu, databaseCpu, perSecond }: Measured,
): Promise<void> {
	const guesses = lanes.length * PLAN.requests;
	const [before, databaseBefore] = [await cpuOf(used), postgres.cpu()];
	const start = performance.now();
	await Promise.all(lanes.map((lane) => repeat(PLAN.requests, lane)));
	perSecond.push((guesses * 1000) / (performance.now() - start));
	cpu.push(((await cpuOf(used)) - before) / guesses);
	databaseCpu.push((postgres.cpu() - databaseBefore) / guesses);
}

async function cpuOf(processes: readonly MeasuredProcess[]): Promise<number> {
	const all = await Promise.all(processes.map((each) => each.cpu()));
	return all.reduce((sum, each) => sum + each, 0);
}

async function openRuns(sites: readonly MeasuredProcess[], count: number, size: number): Promise<Playing[]> {
	const players: Playing[] = [];
	for (let n = 0; n < count; n++) {
		const site = sites[n % sites.length];
		if (site) players.push(await openRun(site, `bench${size}x${n}`));
	}
	return players;
}

/** Moves the starts of the first rounds into the future, so that no deadline passes before the measurement. */
async function postponeClocks(url: string): Promise<void> {
	const database = await openDatabase({ url });
	await sql`update runs set round_starts_at = round_starts_at + ${sql.lit(AN_HOUR_MS)}`.execute(
		database.kysely,
	);
	await database.close();
}

function lines(sizes: readonly Measured[]): Line[] {
	const [one = empty()] = sizes;
	const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
	return [
		info("cores of this machine", String(availableParallelism())),
		...sizes.flatMap((size, n) => {
			const how = `${n + 1} ${n === 0 ? "process" : "processes"}`;
			return [
				info(`${how}: guesses a second`, median(size.perSecond).toFixed(0)),
				info(`  CPU of the servers for a guess`, micros(median(size.cpu))),
				info(`  CPU of PostgreSQL for a guess`, micros(mean(size.databaseCpu))),
				...(n === 0
					? []
					: [
							info(
								"  guesses a second, in terms of one process",
								times(ratio(size.perSecond, one.perSecond)),
							),
							atMost("  CPU of the servers, in terms of one process", ratio(size.cpu, one.cpu), MOST, times),
						]),
			];
		}),
	];
}
