import type { Tx } from "@hilo/db/open-database";
import type { ApiTokenRow, Queries } from "@hilo/db/tables";
import type { TokenKind } from "@hilo/rules/api-tokens/token";

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

export async function countApiTokens(tx: Tx, userId: string, now: number): Promise<number> {
	const { tokens } = await tx
		.selectFrom("api_tokens")
		.select((eb) => eb.fn.countAll<number>().as("tokens"))
		.where("user_id", "=", userId)
		.where("expires_at", ">", now)
		.executeTakeFirstOrThrow();
	return Number(tokens);
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
