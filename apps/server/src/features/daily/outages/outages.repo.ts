import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Outage } from "@hilo/rules/daily/outage-days";

const ID = 1;

/** When the site was last known to be open; `now` on a new site. */
export async function lockHeartbeat(tx: Tx, now: number): Promise<number> {
	await tx
		.insertInto("heartbeats")
		.values({ id: ID, at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const row = await tx
		.selectFrom("heartbeats")
		.select("at")
		.where("id", "=", ID)
		.$call(lockRows(tx))
		.executeTakeFirstOrThrow();
	return row.at;
}

export async function putHeartbeat(tx: Tx, at: number): Promise<void> {
	await tx.updateTable("heartbeats").set({ at }).where("id", "=", ID).execute();
}

export async function insertOutage(tx: Tx, { beganAt, endedAt }: Outage): Promise<void> {
	await tx
		.insertInto("outages")
		.values({ began_at: beganAt, ended_at: endedAt })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Ends outages that last beyond `at`, which a clock ahead of time has recorded. */
export async function shortenOutage(tx: Tx, at: number): Promise<void> {
	await tx
		.updateTable("outages")
		.set({ ended_at: at })
		.where("began_at", "<", at)
		.where("ended_at", ">", at)
		.execute();
}

export async function findOutagesSince(db: Queries, since: number): Promise<Outage[]> {
	return db
		.selectFrom("outages")
		.select(["began_at as beganAt", "ended_at as endedAt"])
		.where("ended_at", ">", since)
		.orderBy("began_at")
		.execute();
}

export async function deleteOutages(db: Queries, beganAt: readonly number[]): Promise<void> {
	await db.deleteFrom("outages").where("began_at", "in", beganAt).execute();
}
