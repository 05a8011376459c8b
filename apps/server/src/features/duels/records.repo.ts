import type { Tx } from "@hilo/db/open-database";
import type { DuelRecordRow, Queries, UserRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { inParts } from "../../platform/in-batches.ts";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** Adds to the stored numbers. A challenger may be the last to play, after thousands who took the link. */
export async function addRecords(tx: Tx, rows: readonly DuelRecordRow[]): Promise<void> {
	for (const part of inParts(rows))
		await tx
			.insertInto("duel_records")
			.values(part)
			.onConflict((conflict) =>
				conflict.columns(["user_id", "other_id"]).doUpdateSet((eb) => ({
					won: eb("duel_records.won", "+", eb.ref("excluded.won")),
					lost: eb("duel_records.lost", "+", eb.ref("excluded.lost")),
					drawn: eb("duel_records.drawn", "+", eb.ref("excluded.drawn")),
				})),
			)
			.execute();
}

export async function findRecord(db: Queries, userId: string, otherId: string) {
	const row = await db
		.selectFrom("duel_records")
		.select(["won", "lost", "drawn"])
		.where("user_id", "=", userId)
		.where("other_id", "=", otherId)
		.executeTakeFirst();
	return row ?? { won: 0, lost: 0, drawn: 0 };
}

const SUM = (column: "won" | "lost" | "drawn") =>
	sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`.as(column);

export function findTotals(db: Queries, userId: string) {
	return db
		.selectFrom("duel_records")
		.select([SUM("won"), SUM("lost"), SUM("drawn")])
		.where("user_id", "=", userId)
		.executeTakeFirstOrThrow();
}

export function findRecordsOfFriends(db: Queries, userId: string) {
	return db
		.selectFrom("duel_records as record")
		.innerJoin("friendships", (join) =>
			join
				.onRef("friendships.user_id", "=", "record.user_id")
				.onRef("friendships.friend_id", "=", "record.other_id"),
		)
		.innerJoin("users", "users.id", "record.other_id")
		.select(["record.other_id as userId", "record.won", "record.lost", "record.drawn"])
		.where("record.user_id", "=", userId)
		.where(IS_VISIBLE)
		.execute();
}

export function exportedRecords(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<UserRow, "username_key">>,
) {
	return db
		.selectFrom("duel_records")
		.innerJoin("users", "users.id", "duel_records.other_id")
		.select([
			"users.id",
			"users.username",
			"users.username_key",
			"duel_records.won",
			"duel_records.lost",
			"duel_records.drawn",
		])
		.where("duel_records.user_id", "=", userId)
		.where(IS_VISIBLE)
		.where(isAfter(after && [after.username_key], "users.username_key"))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}
