import { anyDialect, eachDialect, type OpenTestDatabase, testDatabases } from "@hilo/db/testing/databases";
import type { TestDatabase } from "@hilo/db/testing/reusable-databases";
import { openSqliteTestDatabase } from "@hilo/db/testing/sqlite-databases";
import { afterEach, expect } from "vitest";
import { type SiteOptions, TestSite } from "./test-site.ts";

/** Opens the application on a fresh database, which is deleted when the test ends. */
export type OpenSite = (options?: SiteOptions) => Promise<TestSite>;

/**
 * Runs the same tests on both databases, for results that may depend on the database: races, locks, searches, sorting,
 * plans, numbers of statements, rollbacks, errors. Also for statements that no other test sends to PostgreSQL:
 * `app/fuzz.test.ts` sends those of a usual call of each kind.
 */
export function onEachDatabase(define: (openSite: OpenSite) => void): void {
	eachDialect((openTestDatabase) => define(opener(openTestDatabase)));
}

/**
 * Runs tests of rules on SQLite, and with `HILO_TEST_ALL=1` on PostgreSQL too. Each of their statements must
 * also be sent to PostgreSQL by a test in `onEachDatabase`.
 */
export function onAnyDatabase(define: (openSite: OpenSite) => void): void {
	anyDialect((openTestDatabase) => define(opener(openTestDatabase)));
}

/** For tests whose result can't depend on the database. */
export function onOneDatabase(): OpenSite {
	return opener(testDatabases("sqlite"));
}

/** Opens the application on a database of its own. The caller must close the database. */
export async function openOwnSite(options?: SiteOptions): Promise<TestSite & { readonly db: TestDatabase }> {
	const db = await openSqliteTestDatabase(false);
	return Object.assign(new TestSite(db, options), { db });
}

/** A test fails if it ends with unread lines in the log: an error that was not expected. */
function opener(openDatabase: OpenTestDatabase): OpenSite {
	const opened: TestSite[] = [];
	afterEach(async () => {
		const sites = opened.splice(0);
		// Unfinished work would write into the next test's database.
		await Promise.all(sites.map((site) => site.settled()));
		expect(sites.flatMap((site) => site.log.take())).toEqual([]);
	});
	return async (options) => {
		const site = new TestSite(await openDatabase(), options);
		opened.push(site);
		return site;
	};
}
