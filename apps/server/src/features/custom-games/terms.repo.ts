import { hasPrefix } from "@hilo/db/has-prefix";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import { gameWords, type SearchTerm } from "@hilo/rules/custom-games/words";
import { usernameKey } from "@hilo/rules/users/keys";
import { type RawBuilder, type SqlBool, sql } from "kysely";

export const WORD = sql.ref("custom_game_words.word");
export const NAME = sql.ref("users.username_key");

/** The longest word, which probably matches the fewest games. */
export function longestWordOf({ words }: SearchTerm): string {
	return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Games found by the term's words plus games found by creators' names, each counted up to `limit`. */
export async function countCandidates(db: Queries, term: SearchTerm, limit: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select
		(select count(*) from (select 1 from custom_game_words where ${hasPrefix(WORD, longestWordOf(term))} limit ${limit}) as words)
		+ (select count(*) from (select 1 from users join custom_games on custom_games.creator_id = users.id
			where ${hasPrefix(NAME, usernameKey(term.name))} limit ${limit}) as games) as count`.execute(db);
	return Number(rows[0]?.count ?? 0);
}

/** By words or the creator's name. With `exists`, PostgreSQL would first gather all games that have the word. */
export function matches({ words, name }: SearchTerm): RawBuilder<SqlBool> {
	const byWords = words.map(
		(word) => sql<SqlBool>`(select 1 from custom_game_words
			where custom_game_words.game_id = custom_games.id and ${hasPrefix(WORD, word)} limit 1) is not null`,
	);
	return sql<SqlBool>`(${hasPrefix(NAME, usernameKey(name))} or (${sql.join(byWords, sql` and `)}))`;
}

/** Replaces the words by which searches find a game. */
export async function putWords(
	tx: Tx,
	gameId: string,
	texts: { readonly name: string; readonly description: string },
): Promise<void> {
	await deleteWords(tx, gameId);
	const rows = gameWords(texts).map((word) => ({ word, game_id: gameId }));
	if (rows.length > 0) await insertWords(tx, rows);
}

export async function insertWords(
	tx: Tx,
	rows: readonly { readonly word: string; readonly game_id: string }[],
): Promise<void> {
	await tx.insertInto("custom_game_words").values(rows).execute();
}

export async function deleteWords(tx: Tx, gameId: string): Promise<void> {
	await tx.deleteFrom("custom_game_words").where("game_id", "=", gameId).execute();
}

/** Up to this many games, a search reads a term's own games. */
const MAX_FOR_ONE_TERM = 2000;
/** Matches of two common words may be far apart, so the rarer word's games are read up to this many. */
const MAX_FOR_MORE_TERMS = 20_000;

interface RarestTerm {
	readonly term: SearchTerm;
	/** Whether a search finds its next match sooner in the list of all games than among the term's own. */
	readonly isCommon: boolean;
}

/** The term with the fewest games; null if one has none, or without terms. */
export async function findRarestTerm(db: Queries, terms: readonly SearchTerm[]): Promise<RarestTerm | null> {
	const maxCandidates = terms.length > 1 ? MAX_FOR_MORE_TERMS : MAX_FOR_ONE_TERM;
	const counted: { term: SearchTerm; count: number }[] = [];
	for (const term of terms) counted.push({ term, count: await countCandidates(db, term, maxCandidates + 1) });
	const [rarest] = counted.sort((a, b) => a.count - b.count);
	if (!rarest || rarest.count === 0) return null;
	return { term: rarest.term, isCommon: rarest.count > maxCandidates };
}
