import type { Database } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import { gameWords } from "@hilo/rules/custom-games/words";
import { sql } from "kysely";

const START = 1_780_000_000_000;
const CREATORS = 1_000;
const BATCH = 1_000;

/** A word in every game. */
export const WORD_IN_ALL = "game";
/** Each word is in one of twenty games. */
export const COMMON_WORDS = ["river", "mountain"] as const;
/** A word in ten games, whatever their number. */
export const RARE_WORD = "axolotl";
/** A prefix of one in a hundred creators' names. */
export const CREATOR_PREFIX = "creator-1-";

export async function addGames(db: Database, count: number): Promise<void> {
	const creators = Array.from({ length: CREATORS }, (_, n) => `creator-${n % 100}-${n}`);
	await db.kysely
		.insertInto("users")
		.values(creators.map((id) => aUser(id)))
		.execute();
	for (let first = 0; first < count; first += BATCH) {
		const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => first + n);
		await addBatch(db, numbers, creators, count);
	}
	// Runs now instead of whenever autovacuum would. SQLite sites never run ANALYZE.
	if (db.dialect === "postgres") await sql`vacuum analyze`.execute(db.kysely);
}

async function addBatch(
	db: Database,
	numbers: readonly number[],
	creators: readonly string[],
	count: number,
) {
	const rows = numbers.map((n) => ({
		id: `game-${n}`,
		creator_id: creators[n % CREATORS] ?? null,
		...textsOf(n, count),
		value_label: "Value",
		privacy: "public" as const,
		timer_seconds: 0,
		item_count: 10,
		min_value: 1,
		max_value: 10,
		cover: JSON.stringify([1, 2].map((id) => ({ id, name: `Item ${id}`, imageUrl: "https://a.example/b" }))),
		link_key: `key-${n}`,
		// Few plays for most games, and no correlation with the last update.
		play_count: (n * 7919) % 1000,
		created_at: START + n,
		updated_at: START + ((n * 104_729) % count),
	}));
	const words = rows.flatMap((row) => gameWords(row).map((word) => ({ word, game_id: row.id })));
	await db.transaction(async (tx) => {
		await tx.insertInto("custom_games").values(rows).execute();
		for (let at = 0; at < words.length; at += BATCH)
			await tx
				.insertInto("custom_game_words")
				.values(words.slice(at, at + BATCH))
				.execute();
	});
}

function textsOf(n: number, count: number) {
	const common = n % 20 === 0 ? COMMON_WORDS[0] : n % 20 === 1 ? COMMON_WORDS[1] : "thing";
	const rare = n % (count / 10) === 3 ? ` ${RARE_WORD}` : "";
	return {
		name: `A ${WORD_IN_ALL} of ${common}s${rare}`,
		description: `Number ${n} compares how long and how wide they are, by numbers of ${2000 + (n % 25)}`,
	};
}
