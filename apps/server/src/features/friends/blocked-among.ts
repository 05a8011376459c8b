import type { Queries } from "@hilo/db/queries";

/** Those of some people whom a block, whoever made it, keeps apart from one of the others. */
export async function blockedAmong(
	db: Queries,
	ids: readonly string[],
	others: readonly string[],
): Promise<Set<string>> {
	if (ids.length === 0 || others.length === 0) return new Set();
	const rows = await db
		.selectFrom("blocks")
		.select(["blocker_id", "blocked_id"])
		.where((eb) =>
			eb.or([
				eb.and([eb("blocker_id", "in", ids), eb("blocked_id", "in", others)]),
				eb.and([eb("blocked_id", "in", ids), eb("blocker_id", "in", others)]),
			]),
		)
		.execute();
	return new Set(rows.flatMap(({ blocker_id, blocked_id }) => [blocker_id, blocked_id]));
}
