import { afterAll, afterEach, describe } from "vitest";
import type { Dialect } from "../dialect-of.ts";
import type { Database } from "../open-database.ts";
import { findPostgres } from "./postgres-binaries.ts";
import { PostgresDatabases } from "./postgres-databases.ts";
import { openSqliteTestDatabase } from "./sqlite-databases.ts";

/** A database of its own for one test. */
export interface TestDatabase extends Database {
	/** Its address, for opening it again as another process would. */
	readonly url: string;
}

/**
 * Opens a fresh database, migrated unless `isEmpty`. Call it in a test or in `beforeEach`: it is closed and removed
 * when the test ends.
 */
export type OpenTestDatabase = (options?: { isEmpty?: boolean }) => Promise<TestDatabase>;

const DIALECTS: readonly Dialect[] = ["sqlite", "postgres"];

/**
 * Runs the same tests on both databases: `define` holds the `it`s and gets what opens a database for them. Needs
 * `postgres.global-setup.ts` in the package's `vitest.config.ts`. Where npm has no PostgreSQL for the platform and
 * `HILO_TEST_POSTGRES_URL` names none, its half is skipped, which the test command counts as failed.
 */
export function eachDialect(define: (openTestDatabase: OpenTestDatabase, dialect: Dialect) => void): void {
	for (const dialect of DIALECTS) onDialect(dialect, (openTestDatabase) => define(openTestDatabase, dialect));
}

/** Runs tests of what only one of the databases does. */
export function onDialect(dialect: Dialect, define: (openTestDatabase: OpenTestDatabase) => void): void {
	describe.skipIf(dialect === "postgres" && !hasPostgres())(`on ${dialect}`, () => define(opener(dialect)));
}

function opener(dialect: Dialect): OpenTestDatabase {
	const postgres = new PostgresDatabases();
	const opened: TestDatabase[] = [];
	afterEach(async () => {
		await Promise.all(opened.splice(0).map((database) => database.close()));
	});
	afterAll(() => postgres.end());
	return async ({ isEmpty = false } = {}) => {
		const database = await (dialect === "sqlite" ? openSqliteTestDatabase(isEmpty) : postgres.open(isEmpty));
		opened.push(database);
		return database;
	};
}

function hasPostgres(): boolean {
	return process.env.HILO_TEST_POSTGRES_URL !== undefined || findPostgres() !== null;
}
