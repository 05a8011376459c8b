import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";

/** Needs no pages: one row a day. */
export function attemptsOf(db: Queries, userId: string) {
	return db
		.selectFrom("daily_attempts")
		.select(columnsOf("daily_attempts"))
		.where("user_id", "=", userId)
		.orderBy("day");
}
