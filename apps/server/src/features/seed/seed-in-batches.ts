import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { findExistingIds } from "../users/find-user.ts";

interface Batches<Row> {
	readonly count: number;
	/** Rows per transaction: few enough that a running server is not blocked for long. */
	readonly batch: number;
	/** @param index from 0 to `count`, exclusive. */
	rowAt(index: number): Row;
	/** @returns how many were added. */
	insert(tx: Tx, rows: readonly Row[]): Promise<number>;
	/** Called after each batch. */
	readonly onProgress: ((done: number) => void) | undefined;
}

/** @returns how many rows were added. */
export async function seedInBatches<Row>(
	{ db }: Pick<Ctx, "db">,
	{ count, batch, rowAt, insert, onProgress }: Batches<Row>,
): Promise<number> {
	let added = 0;
	for (let from = 0; from < count; from += batch) {
		const until = Math.min(count, from + batch);
		const rows = Array.from({ length: until - from }, (_, n) => rowAt(from + n));
		added += await db.transaction((tx) => insert(tx, rows));
		onProgress?.(until);
	}
	return added;
}

/** Leaves out rows of missing players. */
export async function ofExistingPlayers<Row>(
	tx: Tx,
	rows: readonly Row[],
	playerOf: (row: Row) => string,
): Promise<Row[]> {
	const existing = await findExistingIds(tx, [...new Set(rows.map(playerOf))]);
	return rows.filter((row) => existing.has(playerOf(row)));
}
