import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DuelSideRow } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../friends/blocks.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { PLAYED_COLUMNS, type PlayedColumns } from "./side-record.ts";

// A literal, because a partial index is used only if the query's text contains its condition.
const OVER = sql.lit<DuelSideRow["status"]>("over");
// The unary plus makes SQLite read `duel_sides_ended` in order instead of all seats.
const IS_TAKER = sql<SqlBool>`+duel_sides.seat > 1`;

/** Usernames are null for visitors and hidden players. */
const sidesWithPlayer = (db: Queries) =>
	db
		.selectFrom("duel_sides")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "duel_sides.user_id").on(IS_VISIBLE))
		.select([...columnsOf("duel_sides"), "users.username", "users.avatar_url"]);

const ofSeat = prepared((db, param: Param<{ duelId: string; seat: number }>) =>
	sidesWithPlayer(db).where("duel_id", "=", param("duelId")).where("seat", "=", param("seat")),
);

const firstEnded = prepared((db, param: Param<{ duelId: string; viewerId: string }>) =>
	sidesWithPlayer(db)
		.where("duel_id", "=", param("duelId"))
		.where(IS_TAKER)
		.where("duel_sides.status", "=", OVER)
		.where(doesNotBlock(param("viewerId"), sql.ref("duel_sides.user_id")))
		.orderBy("duel_sides.ended_at")
		.orderBy("seat")
		.limit(1),
);

const lastEnded = prepared((db, param: Param<{ duelId: string; limit: number }>) =>
	sidesWithPlayer(db)
		.where("duel_id", "=", param("duelId"))
		.where(IS_TAKER)
		.where("duel_sides.status", "=", OVER)
		.where(sql<SqlBool>`(duel_sides.user_id is null or users.id is not null)`)
		.orderBy("duel_sides.ended_at", "desc")
		.orderBy("seat", "desc")
		.limit(param("limit")),
);

type DuelAndOwner = { duelId: string; ownerId: string };

const sidesOfDuel = (db: Queries, param: Param<DuelAndOwner>) =>
	sidesWithPlayer(db).where("duel_id", "=", param("duelId")).orderBy("seat");

const ofUser = prepared((db, param: Param<DuelAndOwner>) =>
	sidesOfDuel(db, param).where("user_id", "=", param("ownerId")),
);

const ofGuest = prepared((db, param: Param<DuelAndOwner>) =>
	sidesOfDuel(db, param).where("guest_id", "=", param("ownerId")),
);

const sidesToLock = (db: Queries, param: Param<DuelAndOwner>) =>
	db
		.selectFrom("duel_sides")
		.select(columnsOf("duel_sides"))
		.where("duel_id", "=", param("duelId"))
		.orderBy("seat");

const lockedOfUser = prepared((db, param: Param<DuelAndOwner>) =>
	sidesToLock(db, param).where("user_id", "=", param("ownerId")).$call(lockRows(db)),
);

const lockedOfGuest = prepared((db, param: Param<DuelAndOwner>) =>
	sidesToLock(db, param).where("guest_id", "=", param("ownerId")).$call(lockRows(db)),
);

const save = prepared((db, param: Param<PlayedColumns & { duel_id: string; seat: number }>) =>
	db
		.updateTable("duel_sides")
		.set(params(param, PLAYED_COLUMNS))
		.where("duel_id", "=", param("duel_id"))
		.where("seat", "=", param("seat")),
);

export type SideWithPlayer = NonNullable<Awaited<ReturnType<typeof findSeat>>>;

export function findSeat(db: Queries, duelId: string, seat: number) {
	return ofSeat.first(db, { duelId, seat });
}

/** Leaves out players that the viewer blocks. @param viewerId null for a visitor. */
export function findFirstEnded(
	db: Queries,
	duelId: string,
	viewerId: string | null,
): Promise<SideWithPlayer | undefined> {
	return firstEnded.first(db, { duelId, viewerId: viewerId ?? "" });
}

export function findLastEnded(db: Queries, duelId: string, limit: number): Promise<SideWithPlayer[]> {
	return lastEnded.all(db, { duelId, limit });
}

/** In order. At most one seat, but a challenger against their own ghost has two. */
export function findSidesOf(db: Queries, duelId: string, owner: PlayerOrGuest): Promise<SideWithPlayer[]> {
	if (owner.user_id !== null) return ofUser.all(db, { duelId, ownerId: owner.user_id });
	return ofGuest.all(db, { duelId, ownerId: owner.guest_id });
}

/** The same, locked until the transaction ends. */
export function lockSidesOf(tx: Tx, duelId: string, owner: PlayerOrGuest): Promise<DuelSideRow[]> {
	if (owner.user_id !== null) return lockedOfUser.all(tx, { duelId, ownerId: owner.user_id });
	return lockedOfGuest.all(tx, { duelId, ownerId: owner.guest_id });
}

/** The next free seat. The caller has locked the duel. */
export async function nextSeat(tx: Tx, duelId: string): Promise<number> {
	const row = await tx
		.selectFrom("duel_sides")
		.select("seat")
		.where("duel_id", "=", duelId)
		.orderBy("seat", "desc")
		.limit(1)
		.executeTakeFirst();
	return Math.max(1, row?.seat ?? 1) + 1;
}

export async function insertSide(tx: Tx, side: DuelSideRow): Promise<void> {
	await tx.insertInto("duel_sides").values(side).execute();
}

export async function saveSide(
	tx: Tx,
	{ duel_id, seat }: Pick<DuelSideRow, "duel_id" | "seat">,
	played: PlayedColumns,
): Promise<void> {
	await save.run(tx, { duel_id, seat, ...played });
}

const endedPlayers = (db: Queries, param: Param<{ duelId: string }>) =>
	db
		.selectFrom("duel_sides")
		.select(["seat", "user_id", "status", "score", "time_ms"])
		.where("duel_id", "=", param("duelId"))
		.where("status", "=", OVER)
		.where("user_id", "is not", null)
		.orderBy("seat");

const challenger = prepared((db, param: Param<{ duelId: string }>) =>
	endedPlayers(db, param).where("seat", "=", sql.lit(1)),
);

const takers = prepared((db, param: Param<{ duelId: string }>) =>
	endedPlayers(db, param).where("seat", ">", sql.lit(1)),
);

/** The players whose ended side is compared with this seat: all takers for the challenger, else the challenger. */
export function findEndedOthers(tx: Tx, duelId: string, seat: number) {
	return (seat === 1 ? takers : challenger).all(tx, { duelId });
}
