import type { Tx } from "@hilo/db/open-database";
import type { PracticePairRow, Queries } from "@hilo/db/tables";
import { MAX_PAIRS, type MissedPair, type PracticePair } from "@hilo/rules/practice/practice";

const isPair = ({ game, first, second, measure }: MissedPair) => ({
	game,
	first_id: first,
	second_id: second,
	measure,
});

const pairsOf = (db: Queries, userId: string) =>
	db.selectFrom("practice_pairs").selectAll().where("user_id", "=", userId);

/** At most `MAX_PAIRS`. */
export async function findPairs(db: Queries, userId: string): Promise<PracticePair[]> {
	return (await pairsOf(db, userId).execute()).map(pairOf);
}

export async function findPair(db: Queries, userId: string, pair: MissedPair): Promise<PracticePair | null> {
	const row = await pairsOf(db, userId)
		.where((eb) => eb.and(isPair(pair)))
		.executeTakeFirst();
	return row ? pairOf(row) : null;
}

/** Adds the pair or replaces its progress. The oldest pairs over the limit are deleted. */
export async function putPair(tx: Tx, userId: string, pair: PracticePair): Promise<void> {
	const { filter, step, rights, askedAt } = pair;
	const progress = { filter, step, rights, asked_at: askedAt };
	await tx
		.insertInto("practice_pairs")
		.values({ user_id: userId, ...isPair(pair), ...progress })
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game", "first_id", "second_id", "measure"]).doUpdateSet(progress),
		)
		.execute();
	await tx
		.deleteFrom("practice_pairs")
		.where("user_id", "=", userId)
		.where("asked_at", "<=", (eb) =>
			eb
				.selectFrom("practice_pairs")
				.select("asked_at")
				.where("user_id", "=", userId)
				.orderBy("asked_at", "desc")
				.limit(1)
				.offset(MAX_PAIRS),
		)
		.execute();
}

export async function deletePair(tx: Tx, userId: string, pair: MissedPair): Promise<void> {
	await tx
		.deleteFrom("practice_pairs")
		.where("user_id", "=", userId)
		.where((eb) => eb.and(isPair(pair)))
		.execute();
}

function pairOf(row: PracticePairRow): PracticePair {
	const { game, filter, first_id: first, second_id: second, measure, step, rights, asked_at: askedAt } = row;
	return { game, filter, first, second, measure, step, rights, askedAt };
}
