export interface GuessedItem {
	readonly guessed: number;
	readonly guessedRight: number;
}

/** With fewer guesses, the share of right ones says nothing. */
export const MIN_GUESSES = 5;
const MAX_HARDEST_ITEMS = 5;

/** Returns up to 5 items, the lowest share of right guesses first; of equal shares, the more often guessed first. */
export function hardestItems<Item extends GuessedItem>(items: readonly Item[]): readonly Item[] {
	const share = ({ guessed, guessedRight }: Item) => guessedRight / guessed;
	return items
		.filter(({ guessed, guessedRight }) => guessed >= MIN_GUESSES && guessedRight < guessed)
		.toSorted((a, b) => share(a) - share(b) || b.guessed - a.guessed)
		.slice(0, MAX_HARDEST_ITEMS);
}

/** Returns the share of right guesses in percent, rounded; null without a guess. */
export function shareRight(items: readonly GuessedItem[]): number | null {
	const guessed = items.reduce((sum, item) => sum + item.guessed, 0);
	const right = items.reduce((sum, item) => sum + item.guessedRight, 0);
	return guessed === 0 ? null : Math.round((100 * right) / guessed);
}
