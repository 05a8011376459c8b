import { columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DailyAttemptRow } from "@hilo/db/tables";
import type { Day } from "@hilo/rules/progression/site-day";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

type OwnerAndTime = { owner: string; now: number };

const COLUMNS = ["day", "time_zone", "status", "round", "score", "time_ms"] as const;

/** With at least one answer, and over or closed. */
const playedDays = (db: Queries, param: Param<OwnerAndTime>) =>
	db
		.selectFrom("daily_attempts")
		.select(COLUMNS)
		.where("answers", "<>", "[]")
		.where((eb) => eb.or([eb("status", "=", "over"), eb("closes_at", "<=", param("now"))]))
		.orderBy("day");

const ofPlayer = prepared((db, param: Param<OwnerAndTime>) =>
	playedDays(db, param).where("user_id", "=", param("owner")),
);

const ofGuest = prepared((db, param: Param<OwnerAndTime>) =>
	playedDays(db, param).where("guest_id", "=", param("owner")),
);

export type PlayedDay = Awaited<ReturnType<typeof findPlayedDays>>[number];

/** Oldest first; at most one a day. */
export function findPlayedDays(db: Queries, owner: PlayerOrGuest, now: number) {
	return owner.user_id === null
		? ofGuest.all(db, { owner: owner.guest_id, now })
		: ofPlayer.all(db, { owner: owner.user_id, now });
}

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

/** Needs no pages: one row a day. */
export function attemptsOf(db: Queries, userId: string) {
	return db
		.selectFrom("daily_attempts")
		.select(columnsOf("daily_attempts"))
		.where("user_id", "=", userId)
		.orderBy("day");
}

export interface ExcusedDay {
	readonly day: Day;
	readonly reason: string;
}

const excusedFrom = prepared((db, param: Param<{ from: Day }>) =>
	db.selectFrom("daily_excused").select(["day", "reason"]).where("day", ">=", param("from")).orderBy("day"),
);

export function findExcused(db: Queries, { from }: { from: Day }): Promise<ExcusedDay[]> {
	return excusedFrom.all(db, { from });
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
