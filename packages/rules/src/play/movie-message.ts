/** Returns the message for too few films. Genre and era are as the select shows them; null: all of them. */
export function notEnoughBudgets(genre: string | null, era: string | null): string {
	const ofGenre = genre ? ` for ${genre} movies` : "";
	const ofEra = era ? ` from the ${era} era` : "";
	return `Not enough movies with budget information found${ofGenre}${ofEra}. Please try different filters.`;
}
