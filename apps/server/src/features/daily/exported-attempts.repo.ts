import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";

/** Queries the attempts of a player, the oldest first: one a day, so there are never too many to read at once. */
export function attemptsOf(db: Queries, userId: string) {
	return db
		.selectFrom("daily_attempts")
		.select(columnsOf("daily_attempts"))
		.where("user_id", "=", userId)
		.orderBy("day");
}
