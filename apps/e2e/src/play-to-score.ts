import { repositoryPool } from "@hilo/catalog/github/github.pool";
import type { Card } from "@hilo/rules/play/card";
import { type BrowserContext, expect } from "@playwright/test";

interface Round {
	round: number;
	first: Card;
	second: Pick<Card, "id">;
}

const numberOf = (id: string) => repositoryPool.cards.find((card) => card.id === id)?.value ?? Number.NaN;

/**
 * Starts a run of the repository game for the signed-in player and guesses right until it has that score. It makes the calls itself,
 * without the stage's pauses. The run stays open, so the stage continues it.
 */
export async function playToScore(context: BrowserContext, score: number): Promise<void> {
	const call = async <T>(name: string, data: object): Promise<T> => {
		const answer = await context.request.post(`/api/trpc/play.${name}`, { data });
		expect(answer.status(), await answer.text()).toBe(200);
		return (await answer.json()).result.data;
	};
	let { runId, ...round } = await call<Round & { runId: string }>("start", { game: "github" });
	for (let won = 0; won < score; won++) {
		const guess = numberOf(round.second.id) >= round.first.value ? "higher" : "lower";
		const judged = await call<{ next: Round }>("guess", { runId, round: round.round, guess });
		round = judged.next;
	}
}
