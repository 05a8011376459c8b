import { eachDialect, type OpenTestDatabase } from "@hilo/db/testing/databases";
import { openSqliteTestDatabase } from "@hilo/db/testing/sqlite-databases";
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
	const closing: (() => Promise<void>)[] = [];
	afterEach(async () => {
		await Promise.all(closing.splice(0).map((close) => close()));
	});
	return opener(async () => {
		const db = await openSqliteTestDatabase(false);
		closing.push(() => db.close());
		return db;
	});
}

/** A test that ends with a line in the log that it has not looked at has met an error that nobody meant. */
function opener(openDatabase: OpenTestDatabase): OpenSite {
	const opened: TestSite[] = [];
	afterEach(() => {
		const unexpected = opened.splice(0).flatMap((site) => site.log.take());
		expect(unexpected).toEqual([]);
	});
	return async (options) => {
		const site = new TestSite(await openDatabase(), options);
		opened.push(site);
		return site;
	};
}
