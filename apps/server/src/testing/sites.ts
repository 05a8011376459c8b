import { eachDialect, type OpenTestDatabase, testDatabases } from "@hilo/db/testing/databases";
import { afterEach, expect } from "vitest";
import { type SiteOptions, TestSite } from "./test-site.ts";

/** Opens the application on a fresh database, which is gone when the test ends. */
export type OpenSite = (options?: SiteOptions) => Promise<TestSite>;

/** Runs the same tests on both databases. */
export function onEachDatabase(define: (openSite: OpenSite) => void): void {
	eachDialect((openTestDatabase) => define(opener(openTestDatabase)));
}

/** For tests of what no database has a part in. */
export function onOneDatabase(): OpenSite {
	return opener(testDatabases("sqlite"));
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
