import { columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { AccountTokenRow, SessionRow } from "@hilo/db/tables";

export async function insertToken(db: Queries, token: AccountTokenRow): Promise<void> {
	await db.insertInto("account_tokens").values(token).execute();
}

export function findToken(
	db: Queries,
	token: { hash: string; purposes: readonly AccountTokenRow["purpose"][] },
	now: number,
): Promise<AccountTokenRow | undefined> {
	return db
		.selectFrom("account_tokens")
		.select(columnsOf("account_tokens"))
		.where("hash", "=", token.hash)
		.where("purpose", "in", token.purposes)
		.where("expires_at", ">", now)
		.executeTakeFirst();
}

/** Of two simultaneous calls, only one gets true. */
export async function consumeToken(tx: Tx, hash: string): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom("account_tokens")
		.where("hash", "=", hash)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function deleteTokensOf(tx: Tx, userId: string): Promise<void> {
	await tx.deleteFrom("account_tokens").where("user_id", "=", userId).execute();
}

export async function deleteExpiredTokens(db: Queries, now: number): Promise<void> {
	await db.deleteFrom("account_tokens").where("expires_at", "<=", now).execute();
}

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
