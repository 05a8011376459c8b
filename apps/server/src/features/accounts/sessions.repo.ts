import type { Queries } from "@hilo/db/open-database";
import type { SessionRow } from "@hilo/db/tables";

/** The sessions of a user that have not expired, the last used first. */
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

/** Ends a session, if it is that user's. */
export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
	await db.deleteFrom("sessions").where("id", "=", id).where("user_id", "=", userId).execute();
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOf(db: Queries, userId: string, besides = ""): Promise<void> {
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", besides).execute();
}
