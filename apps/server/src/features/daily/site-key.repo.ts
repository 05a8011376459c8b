import type { Tx } from "@hilo/db/open-database";

/** Not a site setting, because those are read each second. */
const ROW = "dailyKey";

/** @returns the stored key, which may be an earlier one. */
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
