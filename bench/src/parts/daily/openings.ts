import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { PostgresProcess } from "../../processes/postgres-process.ts";
import { databaseFile, inScratch, startSite, whileRunning } from "../../processes/workspace.ts";
import { atMost, info, type Line, millis, plain } from "../../report.ts";
import { type Opening, openDeck } from "./open-deck.ts";
import { seedPlayers } from "./seed-players.ts";

const CLIENTS = 10_000;
/** Earlier decks of each player, from which the streak is computed. */
const DAYS = 14;
const TIME_ZONES = ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo", "Asia/Kolkata"];
const MAX_P99_MS = 500;

/** Half of the clients are players, half are new visitors; each has another address, and limits are on. */
export async function openings(): Promise<Line[]> {
	const onSqlite = await inScratch((folder) => opened("SQLite", folder, `sqlite:${databaseFile(folder)}`));
	const postgres = await PostgresProcess.start();
	try {
		const onPostgres = await inScratch((folder) => opened("PostgreSQL", folder, postgres.url));
		return [...onSqlite, ...onPostgres];
	} finally {
		await postgres.remove();
	}
}

async function opened(name: string, folder: string, url: string): Promise<Line[]> {
	const database = await openDatabase({ url, isDurable: false });
	await migrate(database);
	const players = await seedPlayers(database, CLIENTS / 2, { timeZones: TIME_ZONES, days: DAYS });
	await database.close();
	// The bench acts as a proxy and names each visitor's address.
	const settings = { DATABASE_URL: url, RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" };
	const site = await startSite(folder, [], settings);
	return whileRunning([site], async () => {
		const clients = Array.from({ length: CLIENTS }, (_, n) => ({
			address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
			timeZone: TIME_ZONES[n % TIME_ZONES.length] ?? "UTC",
			cookie: n % 2 === 0 ? players[n / 2]?.cookie : undefined,
		}));
		const cpuBefore = await site.cpu();
		const results = await Promise.all(
			clients.map(async (client) => {
				await sleep(MINUTE_MS * Math.random());
				return openDeck(site.url, client);
			}),
		);
		return lines(name, results, (await site.cpu()) - cpuBefore);
	});
}

function lines(name: string, results: readonly Opening[], cpu: number): Line[] {
	const failures = results.flatMap(({ failure }) => failure ?? []);
	for (const failure of new Set(failures)) console.log(`${name}: ${failure}`);
	return [
		...callLines(
			`${name}: today's deck`,
			results.flatMap(({ todayMs }) => todayMs ?? []),
		),
		...callLines(
			`${name}: its beginning`,
			results.flatMap(({ startMs }) => startMs ?? []),
		),
		atMost("  of 10,000, failed", failures.length, 0, plain),
		info("  the server's CPU, of one processor", `${(cpu / MINUTE_MS / 10).toFixed(0)} %`),
	];
}

function callLines(label: string, times: readonly number[]): Line[] {
	const sorted = times.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
	return [
		info(`${label}, p50`, millis(at(0.5))),
		atMost("  p99", at(0.99), MAX_P99_MS, millis),
		info("  the slowest", millis(at(1))),
	];
}
