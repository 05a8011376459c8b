import type { Queries } from "@hilo/db/queries";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { ModeratedFilter } from "@hilo/rules/moderation/administration.schema";
import { usernameKey } from "@hilo/rules/users/keys";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { begins, countCandidates, leadOf, matches, NAME, WORD } from "../terms.repo.ts";

/** A term with at most so many games leads to the results by itself; where it has more, the next match is never far in the list. */
const FEW = 2000;
/** Games that have two common words may be far apart: the rarer one leads, up to so many. */
const FEW_ENOUGH = 20_000;

/**
 * Returns the conditions that a search puts on games; null where it finds nothing. The games of all filters but `all` are few: they are
 * looked through, by their names too, because a game that was removed has no words any more.
 */
export async function conditionsOf(
	db: Queries,
	terms: readonly SearchTerm[],
	filter: ModeratedFilter,
): Promise<RawBuilder<SqlBool>[] | null> {
	if (terms.length === 0) return null;
	if (filter !== "all") return terms.map((term) => sql<SqlBool>`(${matches(term)} or ${isInName(term)})`);
	const most = terms.length > 1 ? FEW_ENOUGH : FEW;
	let rarest = { count: most + 1, conditions: [] as RawBuilder<SqlBool>[] };
	for (const term of terms) {
		const count = await countCandidates(db, term, most + 1);
		if (count < rarest.count) rarest = { count, conditions: [isCandidate(term)] };
	}
	return rarest.count === 0 ? null : [...rarest.conditions, ...terms.map(matches)];
}

function isInName({ name }: SearchTerm): RawBuilder<SqlBool> {
	const pattern = `%${name.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
	return sql`lower(custom_games.name) like ${pattern} escape '\\'`;
}

function isCandidate(term: SearchTerm): RawBuilder<SqlBool> {
	return sql`custom_games.id in (select custom_game_words.game_id from custom_game_words
			where ${begins(WORD, leadOf(term))}
		union select by_name.id from users join custom_games as by_name on by_name.creator_id = users.id
			where ${begins(NAME, usernameKey(term.name))})`;
}
