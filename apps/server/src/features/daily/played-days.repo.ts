import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DailyRunRow } from "@hilo/db/tables";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

type OwnerAndTime = { owner: string; now: number };

const COLUMNS = ["day", "time_zone", "status", "round", "score", "time_ms"] as const;

/** With at least one answer, and over or closed. */
const playedDays = (db: Queries, param: Param<OwnerAndTime>) =>
	db
		.selectFrom("daily_runs")
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

const oneOfPlayer = prepared((db, param: Param<OwnerAndTime>) =>
	playedDays(db, param).where("user_id", "=", param("owner")).limit(1),
);

export async function hasPlayedDay(db: Queries, userId: string, now: number): Promise<boolean> {
	return (await oneOfPlayer.first(db, { owner: userId, now })) !== undefined;
}

/** Oldest first; at most one a day. */
export function findPlayedDays(db: Queries, owner: PlayerOrGuest, now: number) {
	return owner.user_id === null
		? ofGuest.all(db, { owner: owner.guest_id, now })
		: ofPlayer.all(db, { owner: owner.user_id, now });
}

export type BegunDay = Pick<DailyRunRow, "day" | "time_zone" | "started_at">;

/** Needs no pages: one row a day. */
export function findBegunDays(tx: Tx, { user_id, guest_id }: PlayerOrGuest): Promise<BegunDay[]> {
	return tx
		.selectFrom("daily_runs")
		.select(["day", "time_zone", "started_at"])
		.$if(user_id !== null, (query) => query.where("user_id", "=", user_id))
		.$if(user_id === null, (query) => query.where("guest_id", "=", guest_id))
		.orderBy("day")
		.execute();
}
