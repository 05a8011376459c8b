import { columnNames, columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DailyRunRow } from "@hilo/db/tables";
import { FINISH_MS } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

// A literal, not a parameter: else the partial index is not used.
const PLAYING = sql.lit<DailyRunRow["status"]>("playing");

type OwnerAndDay = { owner: string; day: Day };

const runOfDay = (db: Queries, param: Param<OwnerAndDay>) =>
	db.selectFrom("daily_runs").select(columnsOf("daily_runs")).where("day", "=", param("day"));

const ofPlayer = prepared((db, param: Param<OwnerAndDay>) =>
	runOfDay(db, param).where("user_id", "=", param("owner")),
);

const ofGuest = prepared((db, param: Param<OwnerAndDay>) =>
	runOfDay(db, param).where("guest_id", "=", param("owner")),
);

const lockedOfPlayer = prepared((db, param: Param<OwnerAndDay>) =>
	runOfDay(db, param).where("user_id", "=", param("owner")).$call(lockRows(db)),
);

const lockedOfGuest = prepared((db, param: Param<OwnerAndDay>) =>
	runOfDay(db, param).where("guest_id", "=", param("owner")).$call(lockRows(db)),
);

const ANSWERED = ["score", "round", "round_starts_at", "time_ms", "answers"] as const;

type Answered = Pick<DailyRunRow, (typeof ANSWERED)[number]>;

/** Names only the columns that change: SQLite rewrites each index that contains a named column. */
const saveAnswer = prepared((db, param: Param<Answered & { id: string }>) =>
	db.updateTable("daily_runs").set(params(param, ANSWERED)).where("id", "=", param("id")),
);

const saveEnd = prepared((db, param: Param<Answered & { id: string; ended_at: number }>) =>
	db
		.updateTable("daily_runs")
		.set({ ...params(param, ANSWERED), status: "over", ended_at: param("ended_at") })
		.where("id", "=", param("id")),
);

const addRun = prepared((db, param: Param<DailyRunRow>) =>
	db
		.insertInto("daily_runs")
		.values(params(param, columnNames("daily_runs")))
		.onConflict((conflict) => conflict.doNothing()),
);

export function findDeckRun(db: Queries, owner: PlayerOrGuest, day: Day): Promise<DailyRunRow | undefined> {
	return owner.user_id === null
		? ofGuest.first(db, { owner: owner.guest_id, day })
		: ofPlayer.first(db, { owner: owner.user_id, day });
}

export function findDeckRunsOf(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<DailyRunRow, "day">>,
): Promise<DailyRunRow[]> {
	return db
		.selectFrom("daily_runs")
		.select(columnsOf("daily_runs"))
		.where("user_id", "=", userId)
		.where(isAfter(after && [after.day], "day"))
		.orderBy("day")
		.limit(limit)
		.execute();
}

/** Returns the run, locked until the transaction ends. */
export function lockDeckRun(tx: Tx, owner: PlayerOrGuest, day: Day): Promise<DailyRunRow | undefined> {
	return owner.user_id === null
		? lockedOfGuest.first(tx, { owner: owner.guest_id, day })
		: lockedOfPlayer.first(tx, { owner: owner.user_id, day });
}

/** @returns false where the owner has a run of that day already. */
export async function insertDeckRun(tx: Tx, run: DailyRunRow): Promise<boolean> {
	return (await addRun.run(tx, run)) > 0;
}

export async function claimDeckRuns(
	tx: Tx,
	guestId: string,
	userId: string,
	days: readonly Day[],
): Promise<void> {
	await tx
		.updateTable("daily_runs")
		.set({ user_id: userId, guest_id: null })
		.where("guest_id", "=", guestId)
		.where("day", "in", days)
		.execute();
}

export async function updateDeckRun(
	tx: Tx,
	id: string,
	{ ended_at, ...changed }: Answered & Pick<DailyRunRow, "ended_at">,
): Promise<void> {
	if (ended_at === null) await saveAnswer.run(tx, { id, ...changed });
	else await saveEnd.run(tx, { id, ended_at, ...changed });
}

const lockedById = prepared((db, param: Param<{ id: string }>) =>
	db
		.selectFrom("daily_runs")
		.select(columnsOf("daily_runs"))
		.where("id", "=", param("id"))
		.$call(lockRows(db)),
);

export function lockDeckRunById(tx: Tx, id: string): Promise<DailyRunRow | undefined> {
	return lockedById.first(tx, { id });
}

export function findUnfinishedDeckRuns(
	db: Queries,
	{ before, limit, offset }: { before: number; limit: number; offset: number },
): Promise<Pick<DailyRunRow, "id" | "day">[]> {
	return db
		.selectFrom("daily_runs")
		.select(["id", "day"])
		.where("status", "=", PLAYING)
		.where("closes_at", "<=", before)
		.orderBy("closes_at")
		.orderBy("id")
		.limit(limit)
		.offset(offset)
		.execute();
}

/** Nothing is closed during maintenance, so a run that should have been since can be finished for the usual time. */
export async function restartDeckClocks(tx: Tx, { now, at }: { now: number; at: number }): Promise<void> {
	await tx
		.updateTable("daily_runs")
		.set({ closes_at: at })
		.where("status", "=", PLAYING)
		.where("closes_at", "<=", now - FINISH_MS)
		.execute();
	await tx
		.updateTable("daily_runs")
		.set({ round_starts_at: at })
		.where("status", "=", PLAYING)
		.where("closes_at", ">", now - FINISH_MS)
		.where("round_starts_at", "<", at)
		.execute();
}
