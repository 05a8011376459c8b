import { setTimeout as sleep } from "node:timers/promises";
import { retry } from "@hilo/rules/retry/retry";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "./dialect-of.ts";

export interface LockWait {
	/** One wait. Other queries of the table queue behind it. */
	readonly lockMs: number;
	/** The pause between two waits, in which other queries proceed. */
	readonly pauseMs: number;
	readonly attempts: number;
}

/** Two minutes in all, in which a long query or a backup may end. */
export const LOCK_WAIT: LockWait = { lockMs: 500, pauseMs: 1500, attempts: 60 };

/** Sets a lock timeout: on PostgreSQL, later queries wait behind a migration that waits for a table. */
export function withLockTimeout<T>(
	db: Kysely<T>,
	migrations: Readonly<Record<string, Migration>>,
	{ lockMs }: LockWait,
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

/** Repeats `migrateAll` after lock timeouts, each of which has rolled everything back. */
export function retryLocked<R>({ pauseMs, attempts }: LockWait, migrateAll: () => Promise<R>): Promise<R> {
	return retry(migrateAll, {
		pauses: Array.from({ length: attempts - 1 }, () => pauseMs),
		isTransient: isLockTimeout,
		wait: (ms) => sleep(ms),
	});
}

function isLockTimeout(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "55P03";
}
