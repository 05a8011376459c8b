import { anyDialect, eachDialect, type OpenTestDatabase, testDatabases } from "@hilo/db/testing/databases";
import type { TestDatabase } from "@hilo/db/testing/reusable-databases";
import { openSqliteTestDatabase } from "@hilo/db/testing/sqlite-databases";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type SiteOptions, TestSite } from "./test-site.ts";

/** Opens the application on a fresh database, which is gone when the test ends. */
export type OpenSite = (options?: SiteOptions) => Promise<TestSite>;

/**
 * Runs the same tests on both databases. For tests whose result may depend on the database (races, locks, searches, sorting,
 * plans, numbers of statements, rollbacks, errors, limits), and for those that alone send a statement to PostgreSQL.
 */
export function onEachDatabase(define: (openSite: OpenSite) => void): void {
	eachDialect((openTestDatabase) => define(opener(openTestDatabase)));
}

/**
 * Runs tests of rules on SQLite, and with `test --all` on PostgreSQL too. Every statement of the product that they send is
 * one that tests in `onEachDatabase` send to PostgreSQL.
 */
export function onAnyDatabase(define: (openSite: OpenSite) => void): void {
	anyDialect((openTestDatabase) => define(opener(openTestDatabase)));
}

/** For tests of what no database has a part in. */
export function onOneDatabase(): OpenSite {
	return opener(testDatabases("sqlite"));
}

/** Opens the application on a database that no test gets. Who opens it closes the database. */
export async function openOwnSite(options?: SiteOptions): Promise<TestSite & { readonly db: TestDatabase }> {
	const db = await openSqliteTestDatabase(false);
	return Object.assign(new TestSite(db, options), { db });
}

/** Returns one site for all tests of the file that change nothing on it. */
export function onSharedSite(options?: SiteOptions): () => TestSite {
	let shared: TestSite | undefined;
	const site = () => {
		if (shared === undefined) throw new Error("The site is opened before the first test.");
		return shared;
	};
	beforeAll(async () => {
		shared = await openOwnSite(options);
	});
	afterEach(() => expect(site().log.take()).toEqual([]));
	afterAll(async () => {
		await site().settled();
		await site().db.close();
	});
	return site;
}

/** A test that ends with a line in the log that it has not looked at has met an error that nobody meant. */
function opener(openDatabase: OpenTestDatabase): OpenSite {
	const opened: TestSite[] = [];
	afterEach(async () => {
		const sites = opened.splice(0);
		// Work that outlives its test would write into the database of the next.
		await Promise.all(sites.map((site) => site.settled()));
		expect(sites.flatMap((site) => site.log.take())).toEqual([]);
	});
	return async (options) => {
		const site = new TestSite(await openDatabase(), options);
		opened.push(site);
		return site;
	};
}
