import type { Tx } from "@hilo/db/open-database";
import type { MailLinkRow, Queries } from "@hilo/db/tables";

export async function insertMailLinks(tx: Tx, links: readonly MailLinkRow[]): Promise<void> {
	if (links.length > 0) await tx.insertInto("mail_links").values(links).execute();
}

export async function findLinkedAddress(db: Queries, tokenHash: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("mail_links")
		.select("address_hash")
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();
	return row?.address_hash;
}

export async function findRefusedAmong(db: Queries, hashes: readonly string[]): Promise<Set<string>> {
	if (hashes.length === 0) return new Set();
	const rows = await db
		.selectFrom("mail_refusals")
		.select("address_hash")
		.where("address_hash", "in", hashes)
		.execute();
	return new Set(rows.map(({ address_hash }) => address_hash));
}

export async function findRefusal(db: Queries, hash: string): Promise<number | undefined> {
	const row = await db
		.selectFrom("mail_refusals")
		.select("refused_at")
		.where("address_hash", "=", hash)
		.executeTakeFirst();
	return row?.refused_at;
}

export async function insertRefusal(db: Queries, hash: string, at: number): Promise<void> {
	await db
		.insertInto("mail_refusals")
		.values({ address_hash: hash, refused_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
