import { join } from "node:path";
import { migrate } from "@hilo/db/migrate";
import { type Database, openDatabase } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import { median } from "../median.ts";
import { inScratch } from "../processes/workspace.ts";
import { atLeast, info, type Line, micros, times } from "../report.ts";

const WARM_UP = 5;
const ROUNDS = 21;
const TRANSACTIONS = 256;
const CONCURRENT = 32;
const MIN_RATIO = 1.5;

/** Time of one transaction in µs, by round. */
interface Cost {
	readonly wall: number[];
	readonly cpu: number[];
}

export function commits(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const durable = await openEmpty(join(folder, "durable.sqlite"), true);
		const quick = await openEmpty(join(folder, "quick.sqlite"), false);
		const costs = await interleaved({
			alone: () => oneByOne(durable),
			shared: () => concurrently(durable),
			quickAlone: () => oneByOne(quick),
			quickShared: () => concurrently(quick),
		});
		await Promise.all([durable.close(), quick.close()]);
		return lines(costs);
	});
}

type Name = "alone" | "shared" | "quickAlone" | "quickShared";

function lines({ alone, shared, quickAlone, quickShared }: Readonly<Record<Name, Cost>>): Line[] {
	const show = (label: string, { wall, cpu }: Cost) =>
		info(label, `${micros(median(wall))}, CPU ${micros(median(cpu))}`);
	return [
		show("a transaction with a commit of its own, durable", alone),
		show(`a transaction that shares its commit with ${CONCURRENT - 1}, durable`, shared),
		show("a transaction with a commit of its own, without waiting for the disk", quickAlone),
		show(
			`a transaction that shares its commit with ${CONCURRENT - 1}, without waiting for the disk`,
			quickShared,
		),
		info("  waiting for the disk, a commit", micros(medianOf(alone.wall, quickAlone.wall, (a, b) => a - b))),
		info("  its share of CPU", micros(medianOf(alone.cpu, quickAlone.cpu, (a, b) => a - b))),
		info("  CPU, alone in terms of shared", times(medianOf(alone.cpu, shared.cpu, (a, b) => a / b))),
		atLeast(
			"  transactions a second, shared in terms of alone",
			medianOf(alone.wall, shared.wall, (a, b) => a / b),
			MIN_RATIO,
			times,
		),
	];
}

async function openEmpty(file: string, isDurable: boolean): Promise<Database> {
	const database = await openDatabase({ url: `sqlite:${file}`, isDurable });
	await migrate(database);
	await insert(database.kysely, "shared");
	return database;
}

/** The contenders alternate within every round, so that other load affects all alike. */
async function interleaved(
	contenders: Readonly<Record<Name, () => Promise<void>>>,
): Promise<Record<Name, Cost>> {
	const names: Name[] = ["alone", "shared", "quickAlone", "quickShared"];
	const costs: Record<Name, Cost> = {
		alone: { wall: [], cpu: [] },
		shared: { wall: [], cpu: [] },
		quickAlone: { wall: [], cpu: [] },
		quickShared: { wall: [], cpu: [] },
	};
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		for (let offset = 0; offset < names.length; offset++) {
			const name = names[(round + offset) % names.length] ?? "alone";
			const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
			await contenders[name]();
			const { user, system } = process.cpuUsage(cpuBefore);
			if (round < WARM_UP) continue;
			costs[name].wall.push(((performance.now() - began) * 1000) / TRANSACTIONS);
			costs[name].cpu.push((user + system) / TRANSACTIONS);
		}
	}
	return costs;
}

async function oneByOne(database: Database): Promise<void> {
	for (let n = 0; n < TRANSACTIONS; n++) await write(database);
}

async function concurrently(database: Database): Promise<void> {
	for (let n = 0; n < TRANSACTIONS; n += CONCURRENT) {
		await Promise.all(Array.from({ length: CONCURRENT }, () => write(database)));
	}
}

let written = 0;

/** The work of a judged guess: reads a row, inserts one and updates one. */
function write({ transaction }: Database): Promise<void> {
	const key = `key-${written++}`;
	return transaction(async (tx) => {
		await tx.selectFrom("settings").select("value").where("key", "=", "shared").executeTakeFirst();
		await insert(tx, key);
		await tx.updateTable("settings").set({ value: key }).where("key", "=", "shared").execute();
	});
}

async function insert(db: Queries, key: string): Promise<void> {
	await db.insertInto("settings").values({ key, value: "" }).execute();
}

function medianOf(
	a: readonly number[],
	b: readonly number[],
	compare: (a: number, b: number) => number,
): number {
	return median(a.map((cost, round) => compare(cost, b[round] ?? Number.NaN)));
}
