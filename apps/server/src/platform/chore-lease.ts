import type { Queries } from "@hilo/db/tables";
import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { type SqlBool, sql } from "kysely";
import type { Platform } from "./platform.ts";
import { newId } from "./system/ids.ts";

/** Chores that one process at a time does, over all processes of the site. */
type LeasedChore = "backup" | "release-check";

/** How long after a process has died another one may do its work. */
const LEASE_MS = 2 * MINUTE_MS;
const RENEW_MS = 30_000;
/** A lease that ends later was taken by a process with a wrong clock. */
const MAX_LEASE_MS = 2 * DAY_MS;

/** Runs `work` while no other process does this chore. Returns null without running it while one does. */
export async function withLease<T>(
	{ db, clock }: Platform,
	chore: LeasedChore,
	work: () => Promise<T>,
): Promise<T | null> {
	const holder = newId();
	if (!(await takeLease(db.kysely, { chore, holder, now: clock.now(), ms: LEASE_MS }))) return null;
	// A renewal that fails is repeated long before the lease ends.
	const renewal = setInterval(() => {
		setEnd(db.kysely, { chore, holder, until: clock.now() + LEASE_MS }).catch(() => undefined);
	}, RENEW_MS).unref();
	try {
		return await work();
	} finally {
		clearInterval(renewal);
		await setEnd(db.kysely, { chore, holder, until: 0 });
	}
}

/** Returns true for one caller within `ms`, for a chore that is done once in that time. */
export function isFirstWithin({ db, clock }: Platform, chore: LeasedChore, ms: number) {
	return takeLease(db.kysely, { chore, holder: newId(), now: clock.now(), ms });
}

async function takeLease(
	db: Queries,
	{ chore, holder, now, ms }: { chore: LeasedChore; holder: string; now: number; ms: number },
): Promise<boolean> {
	const until = now + ms;
	const taken = await db
		.insertInto("chore_leases")
		.values({ chore, holder, until })
		.onConflict((conflict) =>
			conflict
				.column("chore")
				.doUpdateSet({ holder, until })
				.where(sql<SqlBool>`chore_leases.until <= ${now} or chore_leases.until > ${now + MAX_LEASE_MS}`),
		)
		.returning("holder")
		.executeTakeFirst();
	return taken !== undefined;
}

async function setEnd(
	db: Queries,
	{ chore, holder, until }: { chore: LeasedChore; holder: string; until: number },
): Promise<void> {
	await db
		.updateTable("chore_leases")
		.set({ until })
		.where("chore", "=", chore)
		.where("holder", "=", holder)
		.execute();
}
