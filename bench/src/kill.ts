import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgresServer } from "@hilo/db/testing/postgres-server";
import { median, type Row } from "./rows.ts";
import { type Server, scratch, startSite } from "./server.ts";
import { openSimulation, type Simulation } from "./simulation.ts";

/** A server is killed after this many acknowledged actions and a random delay. */
const ACTIONS_BETWEEN = 20;
const DELAY_MS = { min: 20, max: 600 };
/** The longest pause between two actions of one player. */
const PAUSE_MS = 30;
const PRINT_EVERY = 10;
const MAX_FINDINGS = 20;

/** Kills the only server of a site on SQLite, and one of two on PostgreSQL, while players act. */
export async function kill({ kills }: { kills: number }): Promise<Row[]> {
	const postgres = await startPostgresServer();
	if (postgres === null) throw new Error("npm has no PostgreSQL for this platform.");
	try {
		const env = { DATABASE_URL: postgres.url };
		return [
			...(await killOn("SQLite, its only server", {}, 1, kills)),
			...(await killOn("PostgreSQL, one of two servers", env, 2, kills)),
		];
	} finally {
		await postgres.stop();
	}
}

async function killOn(
	name: string,
	env: Readonly<Record<string, string>>,
	count: 1 | 2,
	kills: number,
): Promise<Row[]> {
	await using folder = await scratch();
	const settings = {
		DATA_DIR: folder.path,
		DATABASE_URL: `sqlite:${join(folder.path, "hilo.sqlite")}`,
		...env,
	};
	await using stack = new AsyncDisposableStack();
	const servers: Server[] = [];
	while (servers.length < count) servers.push(stack.use(await startSite(settings)));
	const simulation = await openSimulation(
		servers.map(({ url }) => url),
		settings,
	);
	const outages = await whileActing(simulation, () => killMany(servers, simulation, kills));
	await simulation.verify();
	const { ledger } = simulation;
	const errors = servers.flatMap((server) => server.errors);
	const findings = [...ledger.lost, ...ledger.doubled, ...ledger.wrong, ...errors];
	for (const finding of findings.slice(0, MAX_FINDINGS)) console.log(`  ${finding.slice(0, 1000)}`);
	const none = { atMost: 0 };
	return [
		{ name: `${name}: killed`, value: outages.length },
		{ name: "  acknowledged actions", value: ledger.acknowledged },
		{ name: "  failed attempts, all repeated", value: ledger.failed },
		{ name: "  lost", value: ledger.lost.length, target: none },
		{ name: "  with a second effect", value: ledger.doubled.length, target: none },
		{ name: "  wrong answers", value: ledger.wrong.length, target: none },
		{ name: "  errors in the log", value: errors.length, target: none },
		{
			name: "  ended without being killed",
			value: servers.reduce((sum, { crashes }) => sum + crashes, 0),
			target: none,
		},
		{ name: "  from the kill until the server is back, median", value: median(outages), unit: "ms" },
	];
}

/** Also waits for the actions that are under way when `use` is done. */
async function whileActing<T>({ members }: Simulation, use: () => Promise<T>): Promise<T> {
	let isOver = false;
	const acting = members.map(async (member) => {
		while (!isOver) {
			await member.step();
			await sleep(Math.random() * PAUSE_MS);
		}
	});
	const acted = Promise.all(acting);
	const result = use();
	try {
		await Promise.race([acted, result]);
		return await result;
	} finally {
		isOver = true;
		await acted;
	}
}

/** Returns the times in ms until the killed server was back and an action was acknowledged. */
async function killMany(
	servers: readonly Server[],
	{ ledger }: Simulation,
	kills: number,
): Promise<number[]> {
	const outages: number[] = [];
	while (outages.length < kills) {
		const before = ledger.acknowledged;
		while (ledger.acknowledged < before + ACTIONS_BETWEEN) await sleep(2);
		await sleep(DELAY_MS.min + Math.random() * (DELAY_MS.max - DELAY_MS.min));
		const server = servers[Math.floor(Math.random() * servers.length)];
		await server?.kill();
		const killed = performance.now();
		await server?.restart();
		while (ledger.lastAt < killed) await sleep(2);
		outages.push(performance.now() - killed);
		if (outages.length % PRINT_EVERY === 0)
			console.log(`  ${outages.length} kills, ${ledger.acknowledged} acknowledged actions`);
	}
	return outages;
}
