import type { Tx } from "@hilo/db/open-database";
import type { DailyAttemptRow } from "@hilo/db/tables";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

export type BegunDay = Pick<DailyAttemptRow, "day" | "time_zone" | "started_at">;

/** Needs no pages: one row a day. */
export function findBegunDays(tx: Tx, { user_id, guest_id }: PlayerOrGuest): Promise<BegunDay[]> {
	return tx
		.selectFrom("daily_attempts")
		.select(["day", "time_zone", "started_at"])
		.$if(user_id !== null, (query) => query.where("user_id", "=", user_id))
		.$if(user_id === null, (query) => query.where("guest_id", "=", guest_id))
		.orderBy("day")
		.execute();
}
