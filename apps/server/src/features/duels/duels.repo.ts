import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { DuelRow, DuelSideRow, MoveRow, Queries, RunRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { doesNotBlock } from "../friends/blocks.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

export function findDuel(db: Queries, id: string): Promise<DuelRow | undefined> {
	return db.selectFrom("duels").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks the duel until the transaction ends. Guesses and time-outs lock the side first, then the duel. */
export function lockDuel(tx: Tx, id: string): Promise<DuelRow | undefined> {
	return tx.selectFrom("duels").selectAll().where("id", "=", id).$call(lockRows(tx)).executeTakeFirst();
}

/** The id of a duel's rematch; null if there is none, or if the viewer blocks the player who asked for it. */
export async function findRematch(
	db: Queries,
	id: string,
	viewer: PlayerOrGuest | null,
): Promise<string | null> {
	const row = await db
		.selectFrom("duels")
		.select("id")
		.where("rematch_of", "=", id)
		.where(doesNotBlock(viewer?.user_id ?? "", sql.ref("duels.from_user_id")))
		.executeTakeFirst();
	return row?.id ?? null;
}

/** The present rematch stays as a challenge. */
export async function releaseRematch(tx: Tx, id: string): Promise<void> {
	await tx.updateTable("duels").set({ rematch_of: null }).where("rematch_of", "=", id).execute();
}

export async function insertDuel(tx: Tx, duel: DuelRow): Promise<void> {
	await tx.insertInto("duels").values(duel).execute();
}

export async function endDuel(
	tx: Tx,
	id: string,
	status: "over" | "declined",
	endedAt: number,
): Promise<void> {
	await tx.updateTable("duels").set({ status, ended_at: endedAt }).where("id", "=", id).execute();
}

export async function declineBy(tx: Tx, id: string, seat: number, endedAt: number): Promise<void> {
	await tx
		.updateTable("duels")
		.set({ status: "declined", ended_at: endedAt, declined_by: seat })
		.where("id", "=", id)
		.execute();
}

export function findFinishedRun(db: Queries, id: string, userId: string): Promise<RunRow | undefined> {
	return db
		.selectFrom("runs")
		.selectAll()
		.where("id", "=", id)
		.where("user_id", "=", userId)
		.where("status", "=", "over")
		.executeTakeFirst();
}

export function findMovesOf(
	db: Queries,
	runId: string,
	limit: number,
): Promise<Pick<MoveRow, "guess" | "correct" | "at">[]> {
	return db
		.selectFrom("moves")
		.select(["guess", "correct", "at"])
		.where("run_id", "=", runId)
		.orderBy("round")
		.limit(limit)
		.execute();
}

/** The duel that a player made of a run for another player; null without one. */
export async function findDuelOfRun(
	db: Queries,
	{ fromUserId, toUserId, seed }: { fromUserId: string; toUserId: string; seed: string },
): Promise<string | null> {
	const row = await db
		.selectFrom("duels")
		.select("id")
		.where("to_user_id", "=", toUserId)
		.where("from_user_id", "=", fromUserId)
		.where("seed", "=", seed)
		.where("mode", "=", "ghost")
		.where("rematch_of", "is", null)
		.executeTakeFirst();
	return row?.id ?? null;
}

/** Of the sender's challenges of visitors' runs since then, those that no other side has begun. */
export function findOpenVisits(
	tx: Tx,
	{ user_id, guest_id }: PlayerOrGuest,
	since: number,
): Promise<{ count: number; oldest: number | null }> {
	return tx
		.selectFrom("duel_sides as own")
		.innerJoin("duels", "duels.id", "own.duel_id")
		.select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("own.joined_at").as("oldest")])
		.where(user_id === null ? "own.guest_id" : "own.user_id", "=", user_id ?? guest_id)
		.where("own.seat", "=", 1)
		.where("own.joined_at", ">", since)
		.where("duels.counted", "=", 0)
		.where("duels.rounds", "is", null)
		.where("duels.rematch_of", "is", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("duel_sides as other")
						.select("other.seat")
						.whereRef("other.duel_id", "=", "own.duel_id")
						.where("other.seat", ">", 1)
						.where("other.status", "<>", "waiting"),
				),
			),
		)
		.executeTakeFirstOrThrow();
}

export async function hasDuelFrom(db: Queries, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom("duels")
		.select("id")
		.where("from_user_id", "=", userId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

type SideKey = Pick<DuelSideRow, "joined_at" | "duel_id" | "seat">;

export function exportedSides(db: Queries, userId: string, { after, limit }: PageOf<SideKey>) {
	return db
		.selectFrom("duel_sides")
		.innerJoin("duels", "duels.id", "duel_sides.duel_id")
		.leftJoin("custom_games", "custom_games.id", "duels.custom_game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "duels.to_user_id").on(IS_VISIBLE))
		.select([
			"duel_sides.duel_id",
			"duels.mode",
			"duels.game",
			"duels.day",
			"duels.custom_game_id",
			"custom_games.name as game_name",
			"duels.filter",
			"duel_sides.seat",
			"users.username as sent_to",
			"duel_sides.status",
			"duel_sides.outcome",
			"duel_sides.score",
			"duel_sides.time_ms",
			"duel_sides.answers",
			"duels.created_at",
			"duel_sides.joined_at",
			"duel_sides.ended_at",
		])
		.where("duel_sides.user_id", "=", userId)
		.where(
			isAfter(
				after && [after.joined_at, after.duel_id, after.seat],
				"duel_sides.joined_at",
				"duel_sides.duel_id",
				"duel_sides.seat",
			),
		)
		.orderBy("duel_sides.joined_at")
		.orderBy("duel_sides.duel_id")
		.orderBy("duel_sides.seat")
		.limit(limit)
		.execute();
}
