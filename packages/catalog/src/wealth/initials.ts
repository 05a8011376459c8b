/** Parts of a name that have no initial. */
const IGNORED_WORD = /^(prince|princess|sir|dame|jr\.?|sr\.?|i{2,3}|iv)$/i;

/** Returns the capitals of the first and last word, or of a single name, for a monogram. */
export function initials(name: string): string {
	const words = name.split(/[\s-]+/).filter((word) => !IGNORED_WORD.test(word));
	const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
	return ends.map((word) => word?.charAt(0).toUpperCase()).join("");
}
