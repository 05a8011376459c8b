import { setTimeout as sleep } from "node:timers/promises";
import { retry } from "@hilo/rules/retry/retry";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "./dialects.ts";

export interface LockWait {
	/** One wait for all tables. Other queries queue behind it, so keep it below PostgreSQL's `deadlock_timeout`, 1 s. */
	readonly lockMs: number;
	/** The pause between two waits, in which other queries proceed. */
	readonly pauseMs: number;
	readonly attempts: number;
}

/** Two minutes in all, in which a long query or a backup may end. */
export const LOCK_WAIT: LockWait = { lockMs: 500, pauseMs: 1500, attempts: 60 };

/**
 * On PostgreSQL a migration locks all tables before it changes one. If it took them one by one, a query that reads two
 * might wait for the first and hold the second, and PostgreSQL would end it as a deadlock.
 */
export function withLockedTables<T>(
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
					await lockTables(tx, lockMs);
					await migration.up(tx);
				},
			},
		]),
	);
}

/** Without Kysely's own, which it locks itself, and for which another starting process may wait. */
async function lockTables(tx: Kysely<unknown>, lockMs: number): Promise<void> {
	const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = current_schema() and tableowner = current_user
		and tablename not like 'kysely%'`.execute(tx);
	if (rows.length === 0) return;
	const names = sql.join(rows.map(({ name }) => sql.id(name)));
	await sql`set local lock_timeout = 0`.execute(tx);
	await sql`select set_config('statement_timeout', ${`${lockMs}ms`}, true)`.execute(tx);
	await sql`lock table ${names} in access exclusive mode`.execute(tx);
	await sql`set local statement_timeout = 0`.execute(tx);
}

/** Repeats `migrateAll` after waits in vain, each of which has rolled everything back. */
export function retryLocked<R>({ pauseMs, attempts }: LockWait, migrateAll: () => Promise<R>): Promise<R> {
	return retry(migrateAll, {
		pauses: Array.from({ length: attempts - 1 }, () => pauseMs),
		isTransient: isStatementTimeout,
		wait: (ms) => sleep(ms),
	});
}

function isStatementTimeout(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "57014";
}
