import type { Queries } from "@hilo/db/queries";
import type { GameOrder } from "@hilo/rules/custom-games/orders";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { GameRow } from "../games.repo.ts";
import { countCandidates } from "../terms.repo.ts";
import { findAmongAll, findAmongCandidates, type Paging } from "./search.repo.ts";

/** A term with at most so many games leads to the results by itself. */
const FEW = 2000;
/** Games that have two common words may be far apart in any order: the rarer one leads, up to so many. */
const FEW_ENOUGH = 20_000;
/** Of more results than can be counted quickly, so many are shown. */
const MAX_SHOWN = 1000;

interface Found {
	readonly rows: GameRow[];
	readonly total: number;
}

/**
 * Games that match all terms: by words of their names and descriptions that begin so, or by their creators' names. Where a term is
 * rare, its games are looked through; where all are common, the list is, in its order, because the next match is never far.
 */
export async function searchGames(
	db: Queries,
	terms: readonly SearchTerm[],
	order: GameOrder,
	paging: Paging,
): Promise<Found> {
	const most = terms.length > 1 ? FEW_ENOUGH : FEW;
	const [rarest] = await byRarity(db, terms, most);
	if (!rarest) return { rows: [], total: 0 };
	if (rarest.count <= most) return findAmongCandidates(db, { terms, lead: rarest.term, order, paging });
	const { limit, offset } = paging;
	if (offset >= MAX_SHOWN) return { rows: [], total: MAX_SHOWN };
	const rows = await findAmongAll(db, { terms, order, paging });
	return { rows, total: rows.length < limit ? offset + rows.length : MAX_SHOWN };
}

async function byRarity(db: Queries, terms: readonly SearchTerm[], most: number) {
	const counted: { term: SearchTerm; count: number }[] = [];
	for (const term of terms) counted.push({ term, count: await countCandidates(db, term, most + 1) });
	return counted.sort((a, b) => a.count - b.count);
}
