import { countRows } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { AccountTokenRow, ApiTokenRow, Queries, SessionRow, SuspensionRow } from "@hilo/db/tables";
import type { TokenKind } from "@hilo/rules/api-tokens/token";

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

/** Ends all that gives access to the account: sessions but the given one, mailed links and API tokens. */
export async function deleteCredentialsOf(tx: Tx, userId: string, exceptSessionId = ""): Promise<void> {
	await deleteSessionsOf(tx, userId, exceptSessionId);
	await deleteTokensOf(tx, userId);
	await deleteApiTokensOf(tx, userId);
}

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
		.selectAll()
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

/** @param purpose all by default. */
export async function deleteTokensOf(
	tx: Tx,
	userId: string,
	purpose?: AccountTokenRow["purpose"],
): Promise<void> {
	const tokens = tx.deleteFrom("account_tokens").where("user_id", "=", userId);
	await (purpose === undefined ? tokens : tokens.where("purpose", "=", purpose)).execute();
}

export async function deleteExpiredTokens(db: Queries, now: number): Promise<void> {
	await db.deleteFrom("account_tokens").where("expires_at", "<=", now).execute();
}

export async function insertApiToken(tx: Tx, token: ApiTokenRow): Promise<void> {
	await tx.insertInto("api_tokens").values(token).execute();
}

/** The newest first. */
export function findApiTokens(db: Queries, userId: string, now: number): Promise<ApiTokenRow[]> {
	return db
		.selectFrom("api_tokens")
		.selectAll()
		.where("user_id", "=", userId)
		.where("expires_at", ">", now)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

/** Those of all administrators, the newest first. */
export function findAdminTokens(db: Queries, now: number) {
	return db
		.selectFrom("api_tokens")
		.innerJoin("users", "users.id", "api_tokens.user_id")
		.selectAll("api_tokens")
		.select("users.username")
		.where("api_tokens.kind", "=", "administrator")
		.where("api_tokens.expires_at", ">", now)
		.orderBy("api_tokens.created_at", "desc")
		.orderBy("api_tokens.id", "desc")
		.execute();
}

export function countApiTokens(tx: Tx, userId: string, now: number): Promise<number> {
	return countRows(tx.selectFrom("api_tokens").where("user_id", "=", userId).where("expires_at", ">", now));
}

/** @returns the deleted token; undefined if there was none. */
export function deleteApiToken(
	tx: Tx,
	token: Pick<ApiTokenRow, "id" | "kind"> & Partial<Pick<ApiTokenRow, "user_id">>,
) {
	let query = tx.deleteFrom("api_tokens").where("id", "=", token.id).where("kind", "=", token.kind);
	if (token.user_id !== undefined) query = query.where("user_id", "=", token.user_id);
	return query.returning(["user_id", "name", "scopes"]).executeTakeFirst();
}

/** Ends the user's tokens: all, or those of one kind. */
export async function deleteApiTokensOf(tx: Tx, userId: string, kind?: TokenKind): Promise<void> {
	let query = tx.deleteFrom("api_tokens").where("user_id", "=", userId);
	if (kind) query = query.where("kind", "=", kind);
	await query.execute();
}

export function findSuspension(db: Queries, userId: string): Promise<SuspensionRow | undefined> {
	return db.selectFrom("suspensions").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function putSuspension(tx: Tx, { user_id, ...details }: SuspensionRow): Promise<void> {
	await tx
		.insertInto("suspensions")
		.values({ user_id, ...details })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(details))
		.execute();
}

export async function deleteSuspension(tx: Tx, userId: string): Promise<void> {
	await tx.deleteFrom("suspensions").where("user_id", "=", userId).execute();
}

/** Removes a deleted administrator's names. */
export async function anonymizeDeciders(tx: Tx, names: readonly string[]): Promise<void> {
	await tx.updateTable("suspensions").set({ by_name: "" }).where("by_name", "in", names).execute();
}
