/** Words of games and of searches are cut to this length, in code points. */
const MAX_WORD_LENGTH = 40;
/** The most words that a game is found by, those of its name first. */
const MAX_WORDS = 300;
/** Further words of a search are ignored: each is looked up among all games. */
const MAX_SEARCH_WORDS = 6;
/** A search of more words is long, and the rate limit allows fewer of those. */
const LONG_SEARCH_WORDS = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Scripts without blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** How much of a text in such a script is kept from each of its characters on. */
const MAX_PART_LENGTH = 8;

/** A part of a search between blanks. A game matches by all of the words, or by its creator's name. */
export interface SearchTerm {
	/** In the form of `gameWords`; each must begin a word of the game. */
	readonly words: readonly string[];
	readonly name: string;
}

/** Returns the words that a game is found by: lower case, without accents, each once, those of the name first. */
export function gameWords(game: { readonly name: string; readonly description: string }): string[] {
	const words = [...wordsIn(game.name), ...wordsIn(game.description)].flatMap(indexedWords);
	return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Returns the terms of a search; none without a letter or digit. */
export function searchTerms(search: string): SearchTerm[] {
	const terms: SearchTerm[] = [];
	let wordsLeft = MAX_SEARCH_WORDS;
	for (const name of search.split(/\s+/u)) {
		const words = wordsIn(name).slice(0, wordsLeft).map(cut);
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
	return normalized(text).match(WORD) ?? [];
}

/** Makes "Zürich", in both of its Unicode forms, equal to "zurich". */
function normalized(text: string): string {
	const unaccented = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	return unaccented.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/** In a script without blanks, a word may begin at any character. */
function indexedWords(word: string): string[] {
	if (!UNSPACED.test(word)) return [cut(word)];
	const characters = [...word];
	return characters.map((_, at) => characters.slice(at, at + MAX_PART_LENGTH).join(""));
}

function cut(word: string): string {
	const maxLength = UNSPACED.test(word) ? MAX_PART_LENGTH : MAX_WORD_LENGTH;
	return [...word].slice(0, maxLength).join("");
}
