import type { Queries } from "@hilo/db/queries";

/** Leaves out users who are gone. */
export async function findNames(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("users").select(["id", "username"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, username }) => [id, username]));
}
