import type { Tx } from "@hilo/db/open-database";

export type ResumableChore = "old-moves" | "picture-owners" | "pictures";

/** Returns where the chore stopped; "" at the start of the table. */
export async function readPosition(tx: Tx, chore: ResumableChore): Promise<string> {
	const row = await tx
		.selectFrom("chore_positions")
		.select("position")
		.where("chore", "=", chore)
		.executeTakeFirst();
	return row?.position ?? "";
}

export async function savePosition(tx: Tx, chore: ResumableChore, position: string): Promise<void> {
	await tx
		.insertInto("chore_positions")
		.values({ chore, position })
		.onConflict((conflict) => conflict.column("chore").doUpdateSet({ position }))
		.execute();
}
