import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../median.ts";
import { atMost, info, type Line, millis } from "../report.ts";
import { gatherCrowd } from "./crowd/crowd.ts";
import { Dice } from "./crowd/dice.ts";
import { Ledger } from "./crowd/ledger.ts";
import { whileActing } from "./crowd/while-acting.ts";
import { inDatabase } from "./databases.ts";
import { openOperatorSite } from "./operator-site.ts";
import type { DatabaseName, EnduranceOptions } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { SiteProcess } from "./site-process.ts";

const SHOWN_LOG_LINES = 20;
const PRINT_EVERY = 10;
/** A server is killed after this many answered acts plus a random delay in ms. */
const MIN_ACTS = 20;
const DELAY_MS = { min: 20, max: 600 };

export async function kill(options: EnduranceOptions): Promise<Line[]> {
	const names: readonly DatabaseName[] = options.database ? [options.database] : ["sqlite", "postgres"];
	const lines: Line[] = [];
	for (const name of names) lines.push(...(await killOn(name, options)));
	return lines;
}

function killOn(name: DatabaseName, { kills, seed }: EnduranceOptions): Promise<Line[]> {
	return inDatabase(name, async (database) => {
		const operator = await openOperatorSite(database.url);
		const servers = [await SiteProcess.start(database.env)];
		if (name === "postgres") servers.push(await SiteProcess.start(database.env));
		try {
			const ledger = new Ledger();
			const urls = servers.map(({ url }) => url);
			const crowd = await gatherCrowd({ site: operator.site, ledger, urls, seed });
			const recoveries = await whileActing(crowd, seed, () => killMany(servers, { kills, seed, ledger }));
			await crowd.verify();
			return linesOf(name, ledger, recoveries, servers);
		} catch (error) {
			for (const { log } of servers) console.log(log.slice(-SHOWN_LOG_LINES).join("\n"));
			throw error;
		} finally {
			await Promise.all(servers.map((server) => server.stop()));
			await operator.close();
		}
	});
}

/** Returns, for each kill, the time in ms until the server was back and a call was answered. */
async function killMany(
	servers: readonly SiteProcess[],
	{ kills, seed, ledger }: { kills: number; seed: string; ledger: Ledger },
): Promise<number[]> {
	const dice = new Dice(`${seed} kills`);
	const recoveries: number[] = [];
	for (let n = 0; n < kills; n++) {
		const acknowledgedBefore = ledger.acknowledged;
		while (ledger.acknowledged < acknowledgedBefore + MIN_ACTS) await sleep(2);
		await sleep(DELAY_MS.min + dice.below(DELAY_MS.max - DELAY_MS.min));
		const server = dice.pick(servers);
		await server.kill();
		const killed = performance.now();
		await server.restart();
		while (ledger.lastAt < killed) await sleep(2);
		if ((n + 1) % PRINT_EVERY === 0)
			console.log(`  ${n + 1} kills, ${ledger.acknowledged} acts, ${ledger.refused} refused`);
		recoveries.push((servers.length > 1 ? performance.now() : ledger.lastAt) - killed);
	}
	return recoveries;
}

function linesOf(
	name: DatabaseName,
	ledger: Ledger,
	recoveries: readonly number[],
	servers: readonly SiteProcess[],
): Line[] {
	const errors = servers.flatMap(({ log }) => log).filter((line) => /"level":"(?:error|fatal)"/.test(line));
	printFindings(ledger, errors);
	const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
	const label = name === "sqlite" ? "SQLite, its one server" : "PostgreSQL, one of two servers";
	return [
		info(`${label}: killed`, String(recoveries.length)),
		info("  acts acknowledged", String(ledger.acknowledged)),
		info("  sendings in doubt, and sent again", String(ledger.inDoubt)),
		info("  answered that the site is out of service", String(ledger.refused)),
		atMost("  lost", ledger.lost.length, 0, String),
		atMost("  doubled", ledger.doubled.length, 0, String),
		atMost("  other answers that should not be", ledger.wrong.length, 0, String),
		atMost("  errors in the log", errors.length, 0, String),
		atMost("  ended without being killed", crashes, 0, String),
		info("  from the kill to an answer of the new process, median", millis(median(recoveries))),
		info("  worst", millis(Math.max(...recoveries))),
	];
}
