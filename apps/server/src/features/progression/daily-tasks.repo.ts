import { columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DailyRecord } from "@hilo/rules/progression/daily-tasks";

const recordOfUser = prepared((db, param: Param<{ userId: string }>) =>
	db.selectFrom("daily_records").select(columnsOf("daily_records")).where("user_id", "=", param("userId")),
);

/** The tasks as of the last day on which the user did one; null before the first. */
export async function findDailyRecord(db: Queries, userId: string): Promise<DailyRecord | null> {
	const row = await recordOfUser.first(db, { userId });
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
