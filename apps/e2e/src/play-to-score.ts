import { repositoryPool } from "@hilo/catalog/github/github.pool";
import type { Card } from "@hilo/rules/play/card";
import { type BrowserContext, expect } from "@playwright/test";

interface Round {
	round: number;
	first: Card;
	second: Pick<Card, "id">;
}

interface Run {
	readonly runId: string;
	readonly open: Round;
}

const numberOf = (id: string) => repositoryPool.cards.find((card) => card.id === id)?.value ?? Number.NaN;

/** Plays by calls, without the stage's pauses. The run stays open, so that a stage continues it. */
export async function playToScore(context: BrowserContext, score: number): Promise<Run> {
	const { runId, ...first } = await call<Round & { runId: string }>(context, "start", { game: "github" });
	let open: Round = first;
	for (let won = 0; won < score; won++) {
		const guess = numberOf(open.second.id) >= open.first.value ? "higher" : "lower";
		const { next } = await call<{ next: Round }>(context, "guess", { runId, round: open.round, guess });
		open = next;
	}
	return { runId, open };
}

/** As `playToScore`, then guesses wrong. Returns the run's id. */
export async function playToMistake(context: BrowserContext, score: number): Promise<string> {
	const { runId, open } = await playToScore(context, score);
	const guess = numberOf(open.second.id) > open.first.value ? "lower" : "higher";
	const { next } = await call<{ next: Round | null }>(context, "guess", { runId, round: open.round, guess });
	expect(next).toBeNull();
	return runId;
}

async function call<T>(context: BrowserContext, name: string, data: object): Promise<T> {
	const answer = await context.request.post(`/api/trpc/play.${name}`, { data });
	expect(answer.status(), await answer.text()).toBe(200);
	return (await answer.json()).result.data;
}
