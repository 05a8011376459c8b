import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { Day } from "@hilo/rules/progression/site-day";

export interface ExcusedDay {
	readonly day: Day;
	readonly reason: string;
}

export function findExcused(db: Queries, { from }: { from: Day }): Promise<ExcusedDay[]> {
	return db
		.selectFrom("daily_excused")
		.select(["day", "reason"])
		.where("day", ">=", from)
		.orderBy("day")
		.execute();
}

export async function findReason(tx: Tx, day: Day): Promise<string | undefined> {
	const row = await tx.selectFrom("daily_excused").select("reason").where("day", "=", day).executeTakeFirst();
	return row?.reason;
}

export async function putExcused(tx: Tx, { day, reason }: ExcusedDay, at: number): Promise<void> {
	await tx
		.insertInto("daily_excused")
		.values({ day, reason, created_at: at })
		.onConflict((conflict) => conflict.column("day").doUpdateSet({ reason }))
		.execute();
}

export async function deleteExcused(tx: Tx, day: Day): Promise<void> {
	await tx.deleteFrom("daily_excused").where("day", "=", day).execute();
}
