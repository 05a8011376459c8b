import { repositories } from "@hilo/catalog/github/github.pool";
import type { Card } from "@hilo/rules/play/card";
import { type BrowserContext, expect } from "@playwright/test";

interface Round {
	round: number;
	first: Card;
	second: Pick<Card, "id">;
}

const numberOf = (id: string) => repositories.cards.find((card) => card.id === id)?.value ?? Number.NaN;

/**
 * Brings the signed-in player's run of the repository game to a score by calls alone, faster than the stage's pauses allow. The run is
 * open then, and the stage goes on with it.
 */
export async function playAhead(context: BrowserContext, score: number): Promise<void> {
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
