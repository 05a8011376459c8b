import type { Card, Pool, Question } from "./card.ts";
import { randomFrom } from "./random.ts";

type Dealt = Pick<Pool, "cards" | "questions">;

/** Returns the question of a round, which only the seed determines; null in games that always ask the same. */
export function questionOf(pool: Pick<Pool, "questions">, seed: string, round: number): Question | null {
	return pool.questions?.[questionIndex(pool, seed, round)] ?? null;
}

/** Returns a card with the number that the round compares. @throws RangeError if there is no such card or number. */
export function dealtCard(pool: Dealt, seed: string, round: number, index: number): Card {
	const card = pool.cards[index];
	if (!card) throw new RangeError(`No card ${index}`);
	if (!pool.questions) return card;
	const { values, ...rest } = card;
	const value = values?.[questionIndex(pool, seed, round)];
	if (value === undefined) throw new RangeError(`No number for ${card.id}`);
	return { ...rest, value };
}

function questionIndex({ questions }: Pick<Pool, "questions">, seed: string, round: number): number {
	return questions ? randomFrom(`${seed}:question:${round}`)() % questions.length : 0;
}
