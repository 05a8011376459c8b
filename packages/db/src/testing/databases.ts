import { afterEach, describe } from "vitest";
import type { Dialect } from "../dialects.ts";
import { PostgresDatabases } from "./postgres-databases.ts";
import { ReusableDatabases, type TestDatabase } from "./reusable-databases.ts";
import { openReusableSqlite, openSqliteTestDatabase } from "./sqlite-databases.ts";

/** Opens a database without rows, which later tests reuse; `isEmpty`: no tables; `isOwn`: tables may be changed. */
export type OpenTestDatabase = (options?: { isEmpty?: boolean; isOwn?: boolean }) => Promise<TestDatabase>;

const DIALECTS: readonly Dialect[] = ["sqlite", "postgres"];

/** Runs tests on both databases; needs `postgres.global-setup.ts`. Without a PostgreSQL, half of them are skipped. */
export function eachDialect(define: (openTestDatabase: OpenTestDatabase, dialect: Dialect) => void): void {
	for (const dialect of DIALECTS) onDialect(dialect, (openTestDatabase) => define(openTestDatabase, dialect));
}

/** Runs tests whose result doesn't depend on the database: on SQLite, and with `HILO_TEST_ALL=1` on both. */
export function anyDialect(define: (openTestDatabase: OpenTestDatabase, dialect: Dialect) => void): void {
	if (process.env.HILO_TEST_ALL === "1") eachDialect(define);
	else onDialect("sqlite", (openTestDatabase) => define(openTestDatabase, "sqlite"));
}

export function onDialect(dialect: Dialect, define: (openTestDatabase: OpenTestDatabase) => void): void {
	describe(`on ${dialect}`, () => define(testDatabases(dialect)));
}

/** Returns the function that opens databases for the tests of the calling file or `describe`. */
export function testDatabases(dialect: Dialect): OpenTestDatabase {
	const closing: ((hasFailed: boolean) => Promise<void>)[] = [];
	afterEach(async ({ task }) => {
		const hasFailed = task.result?.state === "fail";
		await Promise.all(closing.splice(0).map((close) => close(hasFailed)));
	});
	return async ({ isEmpty = false, isOwn = false } = {}) => {
		if (isEmpty || isOwn) {
			const database = await openOwn(dialect, isEmpty);
			closing.push(() => database.close());
			return database;
		}
		const reused = await reusable[dialect].acquire();
		let closed: Promise<void> | undefined;
		const close = () => {
			closed ??= reused.remove();
			return closed;
		};
		// A failed test may have left anything in the database.
		closing.push((hasFailed) =>
			hasFailed || closed !== undefined ? close() : reusable[dialect].release(reused),
		);
		return { ...reused.database, close };
	};
}

const postgres = new PostgresDatabases();
const reusable: Readonly<Record<Dialect, ReusableDatabases>> = {
	sqlite: new ReusableDatabases(openReusableSqlite),
	postgres: new ReusableDatabases(() => postgres.openReusable()),
};

async function openOwn(dialect: Dialect, isEmpty: boolean): Promise<TestDatabase> {
	if (dialect === "sqlite") return await openSqliteTestDatabase(isEmpty);
	return await (isEmpty ? postgres.openEmpty() : postgres.openCopy());
}
