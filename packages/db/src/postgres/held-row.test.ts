import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../open-database.ts";
import type { Queries } from "../queries.ts";
import { onDialect } from "../testing/databases.ts";
import { isUnavailable, mayConcernOneCall } from "../unavailable.ts";
import { withoutStatementTimeout } from "../without-statement-timeout.ts";

const LIMITS = { statementMs: 4000, connectMs: 2500 };

const add = (db: Queries, key: string) =>
	sql`update settings set value = (value::int + 1)::text where key = ${key}`.execute(db);

onDialect("postgres", (openTestDatabase) => {
	/** A database in which another process holds the row "a" until `free` is called. */
	async function openHeldRow() {
		const { url, kysely, transaction } = await openTestDatabase();
		await kysely
			.insertInto("settings")
			.values(["a", "b"].map((key) => ({ key, value: "0" })))
			.execute();
		const db = await openDatabase({ url, limits: LIMITS });
		onTestFinished(() => db.close());
		const end = Promise.withResolvers<void>();
		const locked = Promise.withResolvers<void>();
		const holder = transaction(async (tx) => {
			await add(tx, "a");
			locked.resolve();
			await end.promise;
		});
		await locked.promise;
		onTestFinished(() => end.resolve());
		const free = () => {
			end.resolve();
			return holder;
		};
		const storedValue = async (key: string) =>
			(await kysely.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst())?.value;
		return { db, free, storedValue };
	}

	it.each(["a transaction", "a statement"])(
		"is waited for a second at most by %s, and longer only without a timeout",
		async (kind) => {
			const { db, free, storedValue } = await openHeldRow();
			const write = () =>
				kind === "a statement" ? add(db.kysely, "a") : db.transaction((tx) => add(tx, "a"));
			const refused = await write().catch((error: unknown) => error);
			expect(refused).toMatchObject({ code: "55P03" });
			expect([isUnavailable(refused), mayConcernOneCall(refused)]).toEqual([true, true]);
			const patient = withoutStatementTimeout(write);
			await sleep(1200);
			await free();
			await patient;
			expect(await storedValue("a")).toBe("2");
		},
	);
});
