import { type Card, withoutValue } from "@hilo/rules/play/card";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import type { ClosedRound } from "@hilo/rules/play/view";
import {
	afterAnswer,
	afterMistake,
	isSamePair,
	MAX_PAIRS,
	type MissedPair,
	missedPairOf,
	type PracticePair,
} from "@hilo/rules/practice/practice";
import type { trpc } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { storedValue } from "../../platform/stored-value.ts";

/** What a round shows, with both numbers. */
export type PracticeRound = Omit<ClosedRound, "round"> & {
	readonly game: GameId;
	readonly pair: PracticePair;
};

/** A visitor's missed pair, with the round to ask it again. */
export type VisitorPair = PracticePair &
	Pick<PracticeRound, "source" | "asOf" | "sourceUrl" | "unit"> & { readonly cards: readonly [Card, Card] };

type Utils = Pick<ReturnType<typeof trpc.useUtils>, "client" | "practice">;

const store = storedValue("browser", "hilo-missed", (stored) =>
	Array.isArray(stored) ? stored.filter(isVisitorPair).slice(0, MAX_PAIRS) : null,
);

export const visitorPairs = (): readonly VisitorPair[] => store.read() ?? [];

/** Keeps a round that a visitor got wrong. */
export function keepMissed(
	round: Omit<ClosedRound, "round">,
	about: Pick<MissedPair, "game" | "filter">,
): void {
	const { source, asOf, sourceUrl, unit, first, second } = round;
	const pair = missedPairOf(round, about);
	const before = visitorPairs().find((other) => isSamePair(other, pair)) ?? null;
	const shown = { source, asOf, ...(sourceUrl && { sourceUrl }), unit };
	put({ ...pair, ...afterMistake(before, Date.now()), ...shown, cards: [first, second] });
}

/** Stores the answer to a pair; one that is known is removed. */
export function keepPractised(pair: MissedPair, right: boolean): void {
	const before = visitorPairs().find((other) => isSamePair(other, pair));
	if (!before) return;
	const progress = afterAnswer(before, { right, at: Date.now() });
	if (progress) put({ ...before, ...progress });
	else store.write(visitorPairs().filter((other) => !isSamePair(other, pair)));
}

/** The newest first, so that the oldest go when there are too many. */
function put(pair: VisitorPair): void {
	const others = visitorPairs().filter((other) => !isSamePair(other, pair));
	store.write([pair, ...others].slice(0, MAX_PAIRS));
}

export function roundOf({
	cards: [first, second],
	source,
	asOf,
	sourceUrl,
	unit,
	...pair
}: VisitorPair): PracticeRound {
	const { game, measure } = pair;
	const about = { source, asOf, ...(sourceUrl && { sourceUrl }), unit };
	return { game, ...about, measure: measure || null, first, second, pair };
}

export function forgetVisitorPairs(): void {
	store.write(null);
}

/** Gives a new player what they missed as a visitor. What could not be sent is not tried again. */
export async function claimVisitorPairs({ client, practice }: Utils): Promise<void> {
	const pairs = visitorPairs();
	if (pairs.length === 0) return;
	store.write(null);
	await client.practice.claim
		.mutate({
			pairs: pairs.map(({ cards: _, source: __, asOf: ___, sourceUrl: ____, unit: _____, ...pair }) => pair),
		})
		.then(() => practice.due.invalidate())
		.catch((error) => logFailure("Missed pairs of this visit were not saved", error));
}

/** Users and other versions of the site can have written it. */
function isVisitorPair(value: unknown): value is VisitorPair {
	if (typeof value !== "object" || value === null) return false;
	const { game, filter, first, second, measure, cards, askedAt, step, rights } = value as Partial<
		Record<keyof VisitorPair, unknown>
	>;
	return (
		typeof game === "string" &&
		isGameId(game) &&
		[filter, first, second, measure].every((text) => typeof text === "string") &&
		[askedAt, step, rights].every((number) => typeof number === "number") &&
		Array.isArray(cards) &&
		cards.length === 2 &&
		cards.every((card) => typeof card?.value === "number" && typeof withoutValue(card).art?.kind === "string")
	);
}
