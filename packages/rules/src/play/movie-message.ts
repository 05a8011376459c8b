/**
 * Returns what a player reads when too few films fit the filters (games.md, section 5). Give a genre or an era as the select shows it, and
 * null for all of them.
 */
export function notEnoughBudgets(genre: string | null, era: string | null): string {
	const ofGenre = genre ? ` for ${genre} movies` : "";
	const ofEra = era ? ` from the ${era} era` : "";
	return `Not enough movies with budget information found${ofGenre}${ofEra}. Please try different filters.`;
}
