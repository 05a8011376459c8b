import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../open-database.ts";
import { onDialect } from "../testing/databases.ts";
import { isUnavailable, mayConcernOneCall } from "../unavailable.ts";

onDialect("postgres", (openTestDatabase) => {
	it("tells a call for which no connection was free in time from a mistake, whatever the driver says", async () => {
		const { url } = await openTestDatabase();
		const db = await openDatabase({ url, maxConnections: 2, limits: { statementMs: 5000, connectMs: 800 } });
		onTestFinished(() => db.close());
		const slow = [1, 2].map(() => sql`select pg_sleep(2)`.execute(db.kysely));
		const refused = await sql`select 1`.execute(db.kysely).catch((error: unknown) => error);
		expect(refused).toMatchObject({ name: "DatabaseConnectionError", kind: "no-connection" });
		expect(refused).toHaveProperty("cause");
		expect([isUnavailable(refused), mayConcernOneCall(refused)]).toEqual([true, true]);
		await Promise.all(slow);
	});
});
