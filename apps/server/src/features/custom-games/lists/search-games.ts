import type { Queries } from "@hilo/db/queries";
import type { GameOrder } from "@hilo/rules/custom-games/orders";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { GameRow } from "../games.repo.ts";
import { countCandidates } from "../terms.repo.ts";
import { findAmongAll, findAmongCandidates, type Paging } from "./lists.repo.ts";

/** Up to this many games, a term's own games are searched. */
const MAX_FOR_ONE_TERM = 2000;
/** Matches of two common words may be far apart, so the rarer word's games are searched up to this many. */
const MAX_FOR_MORE_TERMS = 20_000;
/** Results that are shown where counting all would take too long. */
const MAX_SHOWN = 1000;

interface Found {
	readonly rows: GameRow[];
	readonly total: number;
}

/** Where all terms are common, the list is read in its order, because the next match is never far. */
export async function searchGames(
	db: Queries,
	terms: readonly SearchTerm[],
	order: GameOrder,
	paging: Paging,
): Promise<Found> {
	const maxCandidates = terms.length > 1 ? MAX_FOR_MORE_TERMS : MAX_FOR_ONE_TERM;
	const [rarest] = await sortByRarity(db, terms, maxCandidates);
	if (!rarest) return { rows: [], total: 0 };
	if (rarest.count <= maxCandidates)
		return findAmongCandidates(db, { terms, rarestTerm: rarest.term, order, paging });
	const { limit, offset } = paging;
	if (offset >= MAX_SHOWN) return { rows: [], total: MAX_SHOWN };
	const rows = await findAmongAll(db, { terms, order, paging });
	return { rows, total: rows.length < limit ? offset + rows.length : MAX_SHOWN };
}

async function sortByRarity(db: Queries, terms: readonly SearchTerm[], maxCandidates: number) {
	const counted: { term: SearchTerm; count: number }[] = [];
	for (const term of terms) counted.push({ term, count: await countCandidates(db, term, maxCandidates + 1) });
	return counted.sort((a, b) => a.count - b.count);
}
