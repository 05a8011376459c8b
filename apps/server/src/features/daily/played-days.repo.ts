import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

type Of = { holder: string; now: number };

const COLUMNS = ["day", "time_zone", "status", "round", "score", "time_ms"] as const;

/** With at least one answer, and over or closed. */
const playedDays = (db: Queries, param: Param<Of>) =>
	db
		.selectFrom("daily_attempts")
		.select(COLUMNS)
		.where("answers", "<>", "[]")
		.where((eb) => eb.or([eb("status", "=", "over"), eb("closes_at", "<=", param("now"))]))
		.orderBy("day");

const ofPlayer = prepared((db, param: Param<Of>) =>
	playedDays(db, param).where("user_id", "=", param("holder")),
);

const ofGuest = prepared((db, param: Param<Of>) =>
	playedDays(db, param).where("guest_id", "=", param("holder")),
);

export type PlayedDay = Awaited<ReturnType<typeof findPlayedDays>>[number];

/** Needs no pages: one row a day. */
export function findPlayedDays(db: Queries, holder: PlayerOrGuest, now: number) {
	return holder.user_id === null
		? ofGuest.all(db, { holder: holder.guest_id, now })
		: ofPlayer.all(db, { holder: holder.user_id, now });
}
