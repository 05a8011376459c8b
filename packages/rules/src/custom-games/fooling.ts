/** How an item was guessed in judged runs. */
export interface GuessedItem {
	readonly guessed: number;
	readonly guessedRight: number;
}

/** Fewer guesses than this say nothing about an item. */
export const GUESSES_TO_TELL = 5;
const MOST = 5;

/** Returns the items that fool most, at most 5: the lowest share of right guesses first, of equal ones the more often guessed. */
export function mostFooling<Item extends GuessedItem>(items: readonly Item[]): readonly Item[] {
	const share = ({ guessed, guessedRight }: Item) => guessedRight / guessed;
	return items
		.filter(({ guessed, guessedRight }) => guessed >= GUESSES_TO_TELL && guessedRight < guessed)
		.toSorted((one, other) => share(one) - share(other) || other.guessed - one.guessed)
		.slice(0, MOST);
}

/** Returns how many of all guesses were right, in percent, rounded; null where nobody has guessed yet. */
export function shareRight(items: readonly GuessedItem[]): number | null {
	const guessed = items.reduce((sum, item) => sum + item.guessed, 0);
	const right = items.reduce((sum, item) => sum + item.guessedRight, 0);
	return guessed === 0 ? null : Math.round((100 * right) / guessed);
}
