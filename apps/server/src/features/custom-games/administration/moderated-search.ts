import type { Queries } from "@hilo/db/queries";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { ModeratedFilter } from "@hilo/rules/moderation/administration.schema";
import { usernameKey } from "@hilo/rules/users/keys";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { begins, countCandidates, leadOf, matches, NAME, WORD } from "../terms.repo.ts";

/** Up to this many games a term leads the search. A more common one has its next match soon in the list. */
const FEW = 2000;
/** Matches of two common words may be far apart, so the rarer word leads up to this many games. */
const FEW_ENOUGH = 20_000;

/** Null where nothing matches. Filters other than `all` match names too, because removed games have no search words. */
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
