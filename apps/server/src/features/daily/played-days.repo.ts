import type { Tx } from "@hilo/db/open-database";
import type { DailyRunRow, Queries } from "@hilo/db/tables";
import { isOwner, type PlayerOrGuest } from "../guests/open-guest.ts";

const COLUMNS = ["day", "status", "round", "score", "time_ms"] as const;

/** With at least one answer, and over or closed. */
const playedDays = (db: Queries, owner: PlayerOrGuest, now: number) =>
	db
		.selectFrom("daily_runs")
		.select(COLUMNS)
		.where(isOwner(owner))
		.where("answers", "<>", "[]")
		.where((eb) => eb.or([eb("status", "=", "over"), eb("closes_at", "<=", now)]))
		.orderBy("day");

export type PlayedDay = Awaited<ReturnType<typeof findPlayedDays>>[number];

export async function hasPlayedDay(db: Queries, userId: string, now: number): Promise<boolean> {
	const query = playedDays(db, { user_id: userId, guest_id: null }, now);
	return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Oldest first; at most one a day. */
export function findPlayedDays(db: Queries, owner: PlayerOrGuest, now: number) {
	return playedDays(db, owner, now).execute();
}

export type BegunDay = Pick<DailyRunRow, "day" | "time_zone" | "started_at">;

/** Needs no pages: one row a day. */
export function findBegunDays(tx: Tx, owner: PlayerOrGuest): Promise<BegunDay[]> {
	return tx
		.selectFrom("daily_runs")
		.select(["day", "time_zone", "started_at"])
		.where(isOwner(owner))
		.orderBy("day")
		.execute();
}
