import { filterOf } from "@hilo/catalog/filters";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { type TestClock, testClock } from "@hilo/server/testing/test-clock";
import { TestSite } from "@hilo/server/testing/test-site";

/** A site object on the servers' database: creates players and data without passwords, whose hashing is slow. */
export interface OperatorSite {
	readonly site: TestSite;
	readonly clock: TestClock;
	close(): Promise<void>;
}

/** Opens and migrates the database. The clock does not advance by itself. */
export async function openOperatorSite(url: string): Promise<OperatorSite> {
	const db = await openDatabase({ url });
	await migrate(db);
	const clock = testClock(Date.now());
	const site = new TestSite(db, { clock, filterOf, settings: { rateLimits: false } });
	return { site, clock, close: () => db.close() };
}
