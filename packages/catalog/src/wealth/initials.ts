/** Words that belong to a name and not to its initials. */
const SILENT = /^(prince|princess|sir|dame|jr\.?|sr\.?|i{2,3}|iv)$/i;

/**
 * Returns one or two capitals for a monogram: of the first and of the last word, or of a single name.
 *
 * @param name a person's name as shown, such as `Enrique Razon Jr.` or `Jay-Z`
 */
export function initials(name: string): string {
	const words = name.split(/[\s-]+/).filter((word) => !SILENT.test(word));
	const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
	return ends.map((word) => word?.charAt(0).toUpperCase()).join("");
}
