/** The words that a game is found by are cut to this length, and so are those that are searched for. Code points. */
const WORD_MAX = 40;
/** A game is found by its name and by as much of its description as has so many words. */
const WORDS_MAX = 300;
/** Words of a search beyond these don't count: each is looked for among all games. */
export const MAX_SEARCH_WORDS = 6;
/** A search of more words is a long one, which is allowed less often. */
const LONG_SEARCH_WORDS = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** How much of a text without blanks is kept from each of its characters on. */
const PART_MAX = 8;

/** A part of a search between two blanks. A game matches by all of the words, or by its creator's name. */
export interface SearchTerm {
	/** In the form of `gameWords`; each must begin a word of the game. */
	readonly words: readonly string[];
	/** What is searched for among names, as it was typed. */
	readonly name: string;
}

/** Returns the words that a game is found by: lower case, without accents, each once, those of the name first. */
export function gameWords(game: { readonly name: string; readonly description: string }): string[] {
	const words = [...wordsIn(game.name), ...wordsIn(game.description)].flatMap(findable);
	return [...new Set(words)].slice(0, WORDS_MAX);
}

/** Returns what a search asks for; nothing where it has no letter and no digit. */
export function searchTerms(search: string): SearchTerm[] {
	const terms: SearchTerm[] = [];
	let left = MAX_SEARCH_WORDS;
	for (const name of search.split(/\s+/u)) {
		const words = wordsIn(name).slice(0, left).map(cut);
		if (words.length > 0) terms.push({ name, words });
		left -= words.length;
	}
	return terms;
}

/** Whether a search has more than three words. */
export function isLongSearch(terms: readonly SearchTerm[]): boolean {
	return terms.reduce((sum, { words }) => sum + words.length, 0) > LONG_SEARCH_WORDS;
}

function wordsIn(text: string): string[] {
	return folded(text).match(WORD) ?? [];
}

/** "Zürich" and "zurich" are the same; so are the two ways in which Unicode writes the former. */
function folded(text: string): string {
	const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	return bare.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/** In a script without blanks, a word may begin at any character. */
function findable(word: string): string[] {
	if (!UNSPACED.test(word)) return [cut(word)];
	const characters = [...word];
	return characters.map((_, at) => characters.slice(at, at + PART_MAX).join(""));
}

function cut(word: string): string {
	const most = UNSPACED.test(word) ? PART_MAX : WORD_MAX;
	return [...word].slice(0, most).join("");
}
