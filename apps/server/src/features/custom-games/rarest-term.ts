import type { Queries } from "@hilo/db/queries";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import { countCandidates } from "./terms.repo.ts";

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
