import { choiceOf } from "@hilo/catalog/choices";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { type TestClock, testClock } from "@hilo/server/testing/test-clock";
import { TestSite } from "@hilo/server/testing/test-site";

/** The site on a database that servers serve meanwhile: makes people and their things without passwords, which cost time. */
export interface OperatorSite {
	readonly site: TestSite;
	readonly clock: TestClock;
	close(): Promise<void>;
}

/** Opens the database and migrates it. Its clock stands until it is set. */
export async function openOperatorSite(url: string): Promise<OperatorSite> {
	const db = await openDatabase({ url });
	await migrate(db);
	const clock = testClock(Date.now());
	const site = new TestSite(db, { clock, choiceOf, settings: { rateLimits: false } });
	return { site, clock, close: () => db.close() };
}
