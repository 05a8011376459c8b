import type { Tx } from "@hilo/db/open-database";
import type { AccountTokenRow, Queries } from "@hilo/db/tables";

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
