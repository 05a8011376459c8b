import type { Tx } from "@hilo/db/open-database";
import type { PracticePairRow, Queries } from "@hilo/db/tables";
import { type KeptPair, MAX_PAIRS, type MissedPair } from "@hilo/rules/practice/practice";

const KEY = ["game", "first_id", "second_id", "measure"] as const;

const isPair = ({ game, first, second, measure }: MissedPair) => ({
	game,
	first_id: first,
	second_id: second,
	measure,
});

const pairsOf = (db: Queries, userId: string) =>
	db.selectFrom("practice_pairs").selectAll().where("user_id", "=", userId);

/** At most `MAX_PAIRS`. */
export async function findPairs(db: Queries, userId: string): Promise<KeptPair[]> {
	return (await pairsOf(db, userId).execute()).map(pairOf);
}

export async function findPair(db: Queries, userId: string, pair: MissedPair): Promise<KeptPair | null> {
	const row = await pairsOf(db, userId)
		.where((eb) => eb.and(isPair(pair)))
		.executeTakeFirst();
	return row ? pairOf(row) : null;
}

/** Adds the pair or replaces its progress. The oldest pairs over the limit are deleted. */
export async function putPair(tx: Tx, userId: string, pair: KeptPair): Promise<void> {
	const { user_id: _, ...row } = rowOf(userId, pair);
	await tx
		.insertInto("practice_pairs")
		.values({ user_id: userId, ...row })
		.onConflict((conflict) => conflict.columns(["user_id", ...KEY]).doUpdateSet(row))
		.execute();
	await deleteSurplus(tx, userId);
}

/** Adds those pairs that the player does not have yet. The oldest pairs over the limit are deleted. */
export async function addPairs(tx: Tx, userId: string, pairs: readonly KeptPair[]): Promise<void> {
	if (pairs.length === 0) return;
	await tx
		.insertInto("practice_pairs")
		.values(pairs.map((pair) => rowOf(userId, pair)))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await deleteSurplus(tx, userId);
}

/** By the key too, because claimed pairs can have one time. */
async function deleteSurplus(tx: Tx, userId: string): Promise<void> {
	const surplus = tx
		.selectFrom("practice_pairs")
		.select(KEY)
		.where("user_id", "=", userId)
		.orderBy("asked_at", "desc")
		.orderBy("game")
		.orderBy("first_id")
		.orderBy("second_id")
		.orderBy("measure")
		// SQLite has no offset without a limit. No call adds more pairs than the limit.
		.limit(MAX_PAIRS)
		.offset(MAX_PAIRS);
	await tx
		.deleteFrom("practice_pairs")
		.where("user_id", "=", userId)
		.where(({ eb, refTuple }) => eb(refTuple(...KEY), "in", surplus.$asTuple(...KEY)))
		.execute();
}

export async function deletePair(tx: Tx, userId: string, pair: MissedPair): Promise<void> {
	await tx
		.deleteFrom("practice_pairs")
		.where("user_id", "=", userId)
		.where((eb) => eb.and(isPair(pair)))
		.execute();
}

function rowOf(userId: string, pair: KeptPair): PracticePairRow {
	const { filter, step, rights, askedAt, asked } = pair;
	const progress = { filter, step, rights, asked_at: askedAt, asked: JSON.stringify(asked) };
	return { user_id: userId, ...isPair(pair), ...progress };
}

function pairOf(row: PracticePairRow): KeptPair {
	const { game, filter, first_id: first, second_id: second, measure, step, rights, asked_at: askedAt } = row;
	return { game, filter, first, second, measure, step, rights, askedAt, asked: JSON.parse(row.asked) };
}
