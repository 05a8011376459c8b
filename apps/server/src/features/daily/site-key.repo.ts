import type { Tx } from "@hilo/db/open-database";

/** The row of `settings` that holds the key. It is no site setting, so that it is not read with these each second. */
const ROW = "dailyKey";

/** Stores the key unless there is one. @returns the stored key. */
export async function keepSiteKey(tx: Tx, key: string): Promise<string> {
	await tx
		.insertInto("settings")
		.values({ key: ROW, value: key })
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
	const row = await tx
		.selectFrom("settings")
		.select("value")
		.where("key", "=", ROW)
		.executeTakeFirstOrThrow();
	return row.value;
}
