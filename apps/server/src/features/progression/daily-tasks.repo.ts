import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { DailyRecord } from "@hilo/rules/progression/daily-tasks";

/** The tasks as of the last day on which the user did one; null before the first. */
export async function findDailyRecord(db: Queries, userId: string): Promise<DailyRecord | null> {
	const row = await db
		.selectFrom("daily_records")
		.selectAll()
		.where("user_id", "=", userId)
		.executeTakeFirst();
	if (!row) return null;
	const done: DailyRecord["done"] = JSON.parse(row.done);
	return { day: row.day, done, lastComplete: row.last_complete, streak: row.streak };
}

export async function putDailyRecord(tx: Tx, userId: string, record: DailyRecord): Promise<void> {
	const change = {
		day: record.day,
		done: JSON.stringify(record.done),
		last_complete: record.lastComplete,
		streak: record.streak,
	};
	await tx
		.insertInto("daily_records")
		.values({ user_id: userId, ...change })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
		.execute();
}
