import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { DuelSideRow, Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../friends/blocks.ts";
import { isOwner, type PlayerOrGuest } from "../guests/open-guest.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import type { PlayedColumns } from "./side-run.ts";

// Literals, because a partial index is used only if the query's text contains its condition.

const OVER = sql.lit<DuelSideRow["status"]>("over");
const PLAYING = sql.lit<DuelSideRow["status"]>("playing");
// The unary plus makes SQLite read `duel_sides_ended` in order instead of all seats.
const IS_TAKER = sql<SqlBool>`+duel_sides.seat > 1`;

/** Usernames are null for visitors and hidden players. */
const sidesWithPlayer = (db: Queries) =>
	db
		.selectFrom("duel_sides")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "duel_sides.user_id").on(IS_VISIBLE))
		.selectAll("duel_sides")
		.select(["users.username", "users.avatar_url"]);

export type SideWithPlayer = NonNullable<Awaited<ReturnType<typeof findSeat>>>;

export function findSeat(db: Queries, duelId: string, seat: number) {
	return sidesWithPlayer(db).where("duel_id", "=", duelId).where("seat", "=", seat).executeTakeFirst();
}

/** Leaves out players that the viewer blocks. @param viewerId null for a visitor. */
export function findFirstEnded(
	db: Queries,
	duelId: string,
	viewerId: string | null,
): Promise<SideWithPlayer | undefined> {
	return sidesWithPlayer(db)
		.where("duel_id", "=", duelId)
		.where(IS_TAKER)
		.where("duel_sides.status", "=", OVER)
		.where(doesNotBlock(viewerId ?? "", sql.ref("duel_sides.user_id")))
		.orderBy("duel_sides.ended_at")
		.orderBy("seat")
		.limit(1)
		.executeTakeFirst();
}

export function findLastEnded(db: Queries, duelId: string, limit: number): Promise<SideWithPlayer[]> {
	return sidesWithPlayer(db)
		.where("duel_id", "=", duelId)
		.where(IS_TAKER)
		.where("duel_sides.status", "=", OVER)
		.where(sql<SqlBool>`(duel_sides.user_id is null or users.id is not null)`)
		.orderBy("duel_sides.ended_at", "desc")
		.orderBy("seat", "desc")
		.limit(limit)
		.execute();
}

/** In order. At most one seat, but a challenger against their own ghost has two. */
export function findSidesOf(db: Queries, duelId: string, owner: PlayerOrGuest): Promise<SideWithPlayer[]> {
	return sidesWithPlayer(db).where("duel_id", "=", duelId).where(isOwner(owner)).orderBy("seat").execute();
}

/** The same, locked until the transaction ends. */
export function lockSidesOf(tx: Tx, duelId: string, owner: PlayerOrGuest): Promise<DuelSideRow[]> {
	return tx
		.selectFrom("duel_sides")
		.selectAll()
		.where("duel_id", "=", duelId)
		.where(isOwner(owner))
		.orderBy("seat")
		.$call(lockRows(tx))
		.execute();
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
	await tx
		.updateTable("duel_sides")
		.set(played)
		.where("duel_id", "=", duel_id)
		.where("seat", "=", seat)
		.execute();
}

/** The players whose ended side is compared with this seat: all takers for the challenger, else the challenger. */
export function findEndedOthers(tx: Tx, duelId: string, seat: number) {
	return tx
		.selectFrom("duel_sides")
		.select(["seat", "user_id", "status", "score", "time_ms"])
		.where("duel_id", "=", duelId)
		.where("status", "=", OVER)
		.where("user_id", "is not", null)
		.where("seat", seat === 1 ? ">" : "=", sql.lit(1))
		.orderBy("seat")
		.execute();
}

const HAS_CLOCK = sql<SqlBool>`(duels.timer_ms is null or duels.timer_ms > 0)`;
const ENDS_AT_A_MISTAKE = sql<SqlBool>`duels.rounds is null`;

/** Epoch ms: a side counts as abandoned if its open round started before. */
export interface AbandonedBefore {
	/** Where a mistake ends a side. The caller still checks the round's own timer. */
	readonly toMistake: number;
	/** Where a mistake loses only its round. */
	readonly ofRounds: number;
	readonly withoutClock: number;
}

export function findAbandonedSides(
	db: Queries,
	before: AbandonedBefore,
	{ limit, offset }: { limit: number; offset: number },
) {
	return db
		.selectFrom("duel_sides")
		.innerJoin("duels", "duels.id", "duel_sides.duel_id")
		.select(["duel_sides.duel_id", "duel_sides.seat"])
		.where("duel_sides.status", "=", PLAYING)
		.where("duels.mode", "=", "ghost")
		.where(({ eb, and, or, not }) =>
			or([
				and([HAS_CLOCK, ENDS_AT_A_MISTAKE, eb("duel_sides.round_starts_at", "<", before.toMistake)]),
				and([HAS_CLOCK, not(ENDS_AT_A_MISTAKE), eb("duel_sides.round_starts_at", "<", before.ofRounds)]),
				eb("duel_sides.round_starts_at", "<", before.withoutClock),
			]),
		)
		.orderBy("duel_sides.round_starts_at")
		.orderBy("duel_sides.duel_id")
		.orderBy("duel_sides.seat")
		.limit(limit)
		.offset(offset)
		.execute();
}

export function lockPlaying(
	tx: Tx,
	{ duel_id, seat }: Pick<DuelSideRow, "duel_id" | "seat">,
): Promise<DuelSideRow | undefined> {
	return tx
		.selectFrom("duel_sides")
		.selectAll()
		.where("duel_id", "=", duel_id)
		.where("seat", "=", seat)
		.where("status", "=", PLAYING)
		.$call(lockRows(tx))
		.executeTakeFirst();
}

export async function restartClocks(tx: Tx, at: number): Promise<void> {
	await tx
		.updateTable("duel_sides")
		.set({ round_starts_at: at })
		.where("status", "=", PLAYING)
		.where("round_starts_at", "<", at)
		.where("duel_id", "in", (eb) =>
			eb.selectFrom("duels").select("duels.id").where("duels.mode", "=", "ghost").where(HAS_CLOCK),
		)
		.execute();
}
