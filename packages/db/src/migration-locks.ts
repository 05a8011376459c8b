import { setTimeout as sleep } from "node:timers/promises";
import { retry } from "@hilo/rules/retry/retry";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "./dialect-of.ts";

/** How a migration waits for tables that others use. Times in ms. */
export interface Patience {
	/** How long at a time: everybody else who comes to the table meanwhile waits behind it. */
	readonly lockMs: number;
	/** How long the others then have the table to themselves. */
	readonly pauseMs: number;
	/** How often in all. */
	readonly attempts: number;
}

/** For two minutes, in which a long query or a backup may end. */
export const PATIENCE: Patience = { lockMs: 500, pauseMs: 1500, attempts: 60 };

/** PostgreSQL's code of a lock that did not come in time. */
const NO_LOCK = "55P03";

/**
 * Has each migration give up soon where it waits for a table. On PostgreSQL a change of a table waits for whoever reads it, and all who come
 * later wait behind the change: without this, one long query and a start of a newer version would close the site.
 */
export function withoutQueues<T>(
	db: Kysely<T>,
	migrations: Readonly<Record<string, Migration>>,
	{ lockMs }: Patience,
): Record<string, Migration> {
	if (dialectOf(db) === "sqlite") return { ...migrations };
	return Object.fromEntries(
		Object.entries(migrations).map(([name, migration]) => [
			name,
			{
				async up(tx) {
					await sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`.execute(tx);
					await migration.up(tx);
				},
			},
		]),
	);
}

/** Runs `migrateAll` again as long as a lock does not come, which has undone all that it did. */
export function retryLocked<R>({ pauseMs, attempts }: Patience, migrateAll: () => Promise<R>): Promise<R> {
	return retry(migrateAll, {
		pauses: Array.from({ length: attempts - 1 }, () => pauseMs),
		isPassing: (error) => error instanceof Error && "code" in error && error.code === NO_LOCK,
		wait: (ms) => sleep(ms),
	});
}
