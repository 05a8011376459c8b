import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

type Of = { owner: string; now: number };

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
	playedDays(db, param).where("user_id", "=", param("owner")),
);

const ofGuest = prepared((db, param: Param<Of>) =>
	playedDays(db, param).where("guest_id", "=", param("owner")),
);

export type PlayedDay = Awaited<ReturnType<typeof findPlayedDays>>[number];

/** Oldest first; at most one a day. */
export function findPlayedDays(db: Queries, owner: PlayerOrGuest, now: number) {
	return owner.user_id === null
		? ofGuest.all(db, { owner: owner.guest_id, now })
		: ofPlayer.all(db, { owner: owner.user_id, now });
}
