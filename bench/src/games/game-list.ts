import type { Database } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import { gameWords } from "@hilo/rules/custom-games/words";
import { sql } from "kysely";

const START = 1_780_000_000_000;
const CREATORS = 1_000;
const BATCH = 1_000;

/** Every game has it. */
export const IN_ALL = "game";
/** One of twenty has each of these: five of a hundred games. */
export const COMMON = ["river", "mountain"] as const;
/** Ten games have it, however many there are. */
export const RARE = "axolotl";
/** What the names of a hundredth of the creators begin with. */
export const CREATOR = "creator-1-";

/** Puts public games and those who made them into an empty database. */
export async function addGames(db: Database, count: number): Promise<void> {
	const creators = Array.from({ length: CREATORS }, (_, n) => `creator-${n % 100}-${n}`);
	await db.kysely
		.insertInto("users")
		.values(creators.map((id) => aUser(id)))
		.execute();
	for (let first = 0; first < count; first += BATCH) {
		const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => first + n);
		await addSome(db, numbers, creators, count);
	}
	// PostgreSQL does so by itself after a while; on SQLite nobody does.
	if (db.dialect === "postgres") await sql`vacuum analyze`.execute(db.kysely);
}

async function addSome(db: Database, numbers: readonly number[], creators: readonly string[], count: number) {
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
		// Plays are few for most games, and not those that were changed last.
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
	const common = n % 20 === 0 ? COMMON[0] : n % 20 === 1 ? COMMON[1] : "thing";
	const rare = n % (count / 10) === 3 ? ` ${RARE}` : "";
	return {
		name: `A ${IN_ALL} of ${common}s${rare}`,
		description: `Number ${n} compares how long and how wide they are, by figures of ${2000 + (n % 25)}`,
	};
}
