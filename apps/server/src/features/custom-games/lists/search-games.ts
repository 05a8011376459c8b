import type { Queries } from "@hilo/db/queries";
import type { GameOrder } from "@hilo/rules/custom-games/orders";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { GameRow } from "../games.repo.ts";
import { findRarestTerm } from "../terms.repo.ts";
import { findAmongAll, findAmongCandidates, type Paging } from "./lists.repo.ts";

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
	const rarest = await findRarestTerm(db, terms);
	if (!rarest) return { rows: [], total: 0 };
	if (!rarest.isCommon) return findAmongCandidates(db, { terms, rarestTerm: rarest.term, order, paging });
	const { limit, offset } = paging;
	if (offset >= MAX_SHOWN) return { rows: [], total: MAX_SHOWN };
	const rows = await findAmongAll(db, { terms, order, paging });
	return { rows, total: rows.length < limit ? offset + rows.length : MAX_SHOWN };
}
