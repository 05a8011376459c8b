/** Further words of a search are ignored. */
const MAX_SEARCH_WORDS = 6;
/** A search of more words is long, and the rate limit allows fewer of those. */
const LONG_SEARCH_WORDS = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Scripts without blanks between words: a word may begin at any character. */
const UNSPACED =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** A part of a search between blanks. A game matches by all of the words, or by its creator's name. */
export interface SearchTerm {
	/** In the form of `searchText`; each must begin a word of the game. */
	readonly words: readonly string[];
	readonly name: string;
}

/** Returns what searches look through: the words of both, in lower case, without accents, a blank before each. */
export function searchText(game: { readonly name: string; readonly description: string }): string {
	return [...wordsIn(game.name), ...wordsIn(game.description)].map((word) => ` ${word}`).join("");
}

/** Returns whether each word of the term begins a word of the `searchText`. */
export function hasWords(text: string, { words }: SearchTerm): boolean {
	return words.every((word) => text.includes(` ${word}`));
}

/** Returns the terms of a search; none without a letter or digit. */
export function searchTerms(search: string): SearchTerm[] {
	const terms: SearchTerm[] = [];
	let wordsLeft = MAX_SEARCH_WORDS;
	for (const name of search.split(/\s+/u)) {
		const words = wordsIn(name).slice(0, wordsLeft);
		if (words.length > 0) terms.push({ name, words });
		wordsLeft -= words.length;
	}
	return terms;
}

/** Returns whether a search has more than three words. */
export function isLongSearch(terms: readonly SearchTerm[]): boolean {
	return terms.reduce((sum, { words }) => sum + words.length, 0) > LONG_SEARCH_WORDS;
}

function wordsIn(text: string): string[] {
	return (normalized(text).match(WORD) ?? []).map((word) =>
		word.replace(UNSPACED, " $& ").replace(/ +/g, " ").trim(),
	);
}

/** Makes "Zürich", in both of its Unicode forms, equal to "zurich". */
function normalized(text: string): string {
	const unaccented = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	return unaccented.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}
