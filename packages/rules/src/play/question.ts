import type { Card, Pool, Question } from "./card.ts";
import type { DealtPlan } from "./pairs.ts";
import { randomFrom } from "./random.ts";
import type { ClosedRound } from "./view.ts";

interface DealtRun {
	readonly plan: DealtPlan;
	readonly pool: Omit<Pool, "game">;
	readonly seed: string;
	/** What is compared in rounds without a question; null where the game names it. */
	readonly measure: string | null;
}

/** Returns a round of a run that is dealt from a pool. @throws RangeError for a round that the run does not have. */
export function dealRound({ plan, pool, seed, measure }: DealtRun, round: number): ClosedRound {
	const pair = plan.pairOf(round);
	if (!pair) throw new RangeError(`The run has no round ${round}`);
	const question = questionOf(pool, seed, round);
	const { source, asOf, sourceUrl } = question ?? pool;
	return {
		round,
		source,
		asOf,
		...(sourceUrl && { sourceUrl }),
		measure: question?.measure ?? measure,
		unit: question?.unit ?? null,
		first: dealtCard(pool, seed, round, pair.first),
		second: dealtCard(pool, seed, round, pair.second),
	};
}

/** Returns the question of a round, which only the seed determines; null in games that always ask the same. */
export function questionOf(pool: Pick<Pool, "questions">, seed: string, round: number): Question | null {
	return pool.questions?.[questionIndex(pool, seed, round)] ?? null;
}

/** Returns a card with the number that the round compares. @throws RangeError if there is no such card or number. */
export function dealtCard(
	pool: Pick<Pool, "cards" | "questions">,
	seed: string,
	round: number,
	index: number,
): Card {
	const card = pool.cards[index];
	if (!card) throw new RangeError(`No card ${index}`);
	if (!pool.questions) return card;
	const asked = askedCard(card, questionIndex(pool, seed, round));
	if (!asked) throw new RangeError(`No number for ${card.id}`);
	return asked;
}

/** Returns a card with the number that one of the pool's questions asks; null where it has none. */
export function askedCard({ values, valuesFacts, ...rest }: Card, question: number): Card | null {
	const value = values?.[question];
	const facts = valuesFacts?.[question];
	return value === undefined ? null : { ...rest, value, ...(facts && { facts }) };
}

function questionIndex({ questions }: Pick<Pool, "questions">, seed: string, round: number): number {
	return questions ? randomFrom(`${seed}:question:${round}`)() % questions.length : 0;
}
