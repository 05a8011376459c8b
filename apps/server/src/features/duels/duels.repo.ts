import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DuelRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { doesNotBlock } from "../friends/blocks-between.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

const duelById = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("duels").select(columnsOf("duels")).where("id", "=", param("id")),
);

const lockedById = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("duels").select(columnsOf("duels")).where("id", "=", param("id")).$call(lockRows(db)),
);

const rematchById = prepared((db, param: Param<{ id: string; viewerId: string }>) =>
	db
		.selectFrom("duels")
		.select("id")
		.where("rematch_of", "=", param("id"))
		.where(doesNotBlock(param("viewerId"), sql.ref("duels.from_user_id"))),
);

const ending = prepared((db, param: Param<{ id: string; status: "over" | "declined"; endedAt: number }>) =>
	db
		.updateTable("duels")
		.set({ status: param("status"), ended_at: param("endedAt") })
		.where("id", "=", param("id")),
);

export function findDuel(db: Queries, id: string): Promise<DuelRow | undefined> {
	return duelById.first(db, { id });
}

/** Locks the duel until the transaction ends. Guesses and time-outs lock the side first, then the duel. */
export function lockDuel(tx: Tx, id: string): Promise<DuelRow | undefined> {
	return lockedById.first(tx, { id });
}

/** The id of a duel's rematch; null if there is none, or if the viewer blocks the player who asked for it. */
export async function findRematch(
	db: Queries,
	id: string,
	viewer: PlayerOrGuest | null,
): Promise<string | null> {
	return (await rematchById.first(db, { id, viewerId: viewer?.user_id ?? "" }))?.id ?? null;
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
	await ending.run(tx, { id, status, endedAt });
}
