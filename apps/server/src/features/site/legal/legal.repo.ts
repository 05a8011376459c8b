import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import type { LegalKind } from "@hilo/rules/site/legal";

type LegalRow = Tables["legal_texts"];

export function findLatest(db: Queries, kind: LegalKind): Promise<LegalRow | undefined> {
	return db
		.selectFrom("legal_texts")
		.selectAll()
		.where("kind", "=", kind)
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
}

export function findVersion(db: Queries, kind: LegalKind, version: number): Promise<LegalRow | undefined> {
	return db
		.selectFrom("legal_texts")
		.selectAll()
		.where("kind", "=", kind)
		.where("version", "=", version)
		.executeTakeFirst();
}

export function findHistory(db: Queries, kind: LegalKind, limit: number) {
	return db
		.selectFrom("legal_texts")
		.select(["version", "published_at", "published_by"])
		.where("kind", "=", kind)
		.orderBy("version", "desc")
		.limit(limit)
		.execute();
}

/** @returns false if the version exists already. */
export async function insertVersion(db: Queries | Tx, row: LegalRow): Promise<boolean> {
	const stored = await db
		.insertInto("legal_texts")
		.values(row)
		.onConflict((conflict) => conflict.columns(["kind", "version"]).doNothing())
		.returning("version")
		.executeTakeFirst();
	return stored !== undefined;
}

export async function clearPublishers(tx: Tx, names: readonly string[]): Promise<void> {
	await tx.updateTable("legal_texts").set({ published_by: "" }).where("published_by", "in", names).execute();
}
