import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";
import type { SessionRow } from "@hilo/db/tables";

/** The sessions of a user that have not expired, the last used first. */
export function findSessions(db: Queries, userId: string, now: number): Promise<SessionRow[]> {
	return db
		.selectFrom("sessions")
		.select(columnsOf("sessions"))
		.where("user_id", "=", userId)
		.where("expires_at", ">", now)
		.orderBy("last_seen_at", "desc")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

/** How many sessions past the cap are ended in one go. There are never that many. */
const MAX_ENDED = 100;

/** Ends the sessions of a user that were not used for longest, so that `most` are left. */
export async function endOldestSessions(db: Queries, userId: string, most: number): Promise<void> {
	const old = await db
		.selectFrom("sessions")
		.select("id")
		.where("user_id", "=", userId)
		.orderBy("last_seen_at", "desc")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.offset(most)
		.limit(MAX_ENDED)
		.execute();
	if (old.length === 0) return;
	const ids = old.map(({ id }) => id);
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "in", ids).execute();
}

/** Ends a session, if it is that user's. */
export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
	await db.deleteFrom("sessions").where("id", "=", id).where("user_id", "=", userId).execute();
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOf(db: Queries, userId: string, exceptId = ""): Promise<void> {
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", exceptId).execute();
}
