import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { DailyRunRow, Queries } from "@hilo/db/tables";
import { FINISH_MS } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { isOwner, type PlayerOrGuest } from "../guests/open-guest.ts";

// A literal, not a parameter: else the partial index is not used.

const PLAYING = sql.lit<DailyRunRow["status"]>("playing");

function runOfDay(db: Queries, owner: PlayerOrGuest, day: Day) {
	return db.selectFrom("daily_runs").selectAll().where("day", "=", day).where(isOwner(owner));
}

export function findDeckRun(db: Queries, owner: PlayerOrGuest, day: Day): Promise<DailyRunRow | undefined> {
	return runOfDay(db, owner, day).executeTakeFirst();
}

export function findDeckRunsOf(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<DailyRunRow, "day">>,
): Promise<DailyRunRow[]> {
	return db
		.selectFrom("daily_runs")
		.selectAll()
		.where("user_id", "=", userId)
		.where(isAfter(after && [after.day], "day"))
		.orderBy("day")
		.limit(limit)
		.execute();
}

/** Returns the run, locked until the transaction ends. */
export function lockDeckRun(tx: Tx, owner: PlayerOrGuest, day: Day): Promise<DailyRunRow | undefined> {
	return runOfDay(tx, owner, day).$call(lockRows(tx)).executeTakeFirst();
}

/** @returns false where the owner has a run of that day already. */
export async function insertDeckRun(tx: Tx, run: DailyRunRow): Promise<boolean> {
	const row = await tx
		.insertInto("daily_runs")
		.values(run)
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
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

type DeckRunColumns = Pick<
	DailyRunRow,
	"score" | "round" | "round_starts_at" | "time_ms" | "answers" | "ended_at"
>;

/** Names only the columns that change: SQLite rewrites each index that contains a named column. */
export async function updateDeckRun(tx: Tx, id: string, columns: DeckRunColumns): Promise<void> {
	const { ended_at, ...answered } = columns;
	await tx
		.updateTable("daily_runs")
		.set(ended_at === null ? answered : { ...columns, status: "over" })
		.where("id", "=", id)
		.execute();
}

export function lockDeckRunById(tx: Tx, id: string): Promise<DailyRunRow | undefined> {
	return tx.selectFrom("daily_runs").selectAll().where("id", "=", id).$call(lockRows(tx)).executeTakeFirst();
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
