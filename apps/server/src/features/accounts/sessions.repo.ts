import type { Queries, SessionRow } from "@hilo/db/tables";

export function findSessions(db: Queries, userId: string, now: number): Promise<SessionRow[]> {
	return db
		.selectFrom("sessions")
		.selectAll()
		.where("user_id", "=", userId)
		.where("expires_at", ">", now)
		.orderBy("last_seen_at", "desc")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

/** More than can ever be above the cap. */
const MAX_ENDED = 100;

/** Ends all but the `maxSessions` last used sessions. */
export async function endOldestSessions(db: Queries, userId: string, maxSessions: number): Promise<void> {
	const oldest = await db
		.selectFrom("sessions")
		.select("id")
		.where("user_id", "=", userId)
		.orderBy("last_seen_at", "desc")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.offset(maxSessions)
		.limit(MAX_ENDED)
		.execute();
	if (oldest.length === 0) return;
	const ids = oldest.map(({ id }) => id);
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "in", ids).execute();
}

export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
	await db.deleteFrom("sessions").where("id", "=", id).where("user_id", "=", userId).execute();
}

export async function deleteSessionsOf(db: Queries, userId: string, exceptId = ""): Promise<void> {
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", exceptId).execute();
}
