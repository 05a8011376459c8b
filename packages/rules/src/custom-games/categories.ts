/** What a game is about, as its creator says. The ids are stored and stand in addresses. */
export const CATEGORIES = {
	animals: "Animals",
	art: "Art and books",
	films: "Film and TV",
	food: "Food and drink",
	geography: "Geography",
	history: "History",
	money: "Money and business",
	music: "Music",
	people: "People",
	science: "Science and space",
	sports: "Sports",
	technology: "Technology and games",
} as const;

export type Category = keyof typeof CATEGORIES;

/** In the order of their names. */
export const CATEGORY_IDS = Object.keys(CATEGORIES) as readonly Category[];

// Promised in docs/product.md#custom-games.
