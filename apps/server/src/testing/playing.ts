import type { Pool } from "@hilo/rules/play/card";
import type { Direction } from "@hilo/rules/play/engine";
import type { OpenRound } from "@hilo/rules/play/view";
import type { RunView, VerdictView } from "../features/play/play.presenter.ts";
import type { Player, TestSite } from "./test-site.ts";

export function valueIn(pool: Pool, { measure }: Pick<OpenRound, "measure">, cardId: string): number {
	const card = pool.cards.find(({ id }) => id === cardId);
	const value = measure === null ? card?.value : card?.values?.[questionIndex(pool, measure)];
	if (value === undefined) throw new Error(`no card ${cardId}`);
	return value;
}

/** The right guess. Equal numbers make either guess right; this returns "higher". */
export function rightGuess(pool: Pool, round: OpenRound): Direction {
	return valueIn(pool, round, round.second.id) >= round.first.value ? "higher" : "lower";
}

/** @throws Error if the numbers are equal */
export function wrongGuess(pool: Pool, round: OpenRound): Direction {
	if (valueIn(pool, round, round.second.id) === round.first.value) throw new Error("nothing is wrong here");
	return rightGuess(pool, round) === "higher" ? "lower" : "higher";
}

/** Starts a run or continues the open one, and guesses right `times` times, each at the start of its round. */
export async function playRight(
	site: TestSite,
	player: Player,
	pool: Pool,
	times: number,
	filter = "",
): Promise<{ run: RunView; open: OpenRound; last: VerdictView | null }> {
	// A new run must not start in the same millisecond in which the last one ended.
	site.clock.advance(10);
	const run = await player.api.play.start.mutate({ game: pool.game, filter });
	let open: OpenRound = run;
	let last: VerdictView | null = null;
	for (let n = 0; n < times; n++) {
		const guess = rightGuess(pool, open);
		last = await player.api.play.guess.mutate({ runId: run.runId, round: open.round, guess });
		if (last.next) open = last.next;
		site.clock.advance(last.next?.startsInMs ?? 0);
	}
	return { run, open, last };
}

/** Plays a run that reaches this score. It ends with a wrong guess or, if all guesses are right, by the clock. */
export async function playTo(
	site: TestSite,
	player: Player,
	pool: Pool,
	score: number,
	filter = "",
): Promise<VerdictView> {
	const { run, open } = await playRight(site, player, pool, score, filter);
	const move = { runId: run.runId, round: open.round };
	if (valueIn(pool, open, open.second.id) !== open.first.value)
		return player.api.play.guess.mutate({ ...move, guess: wrongGuess(pool, open) });
	site.clock.advance(open.remainingMs ?? 0);
	return player.api.play.guess.mutate({ ...move, guess: "timeout" });
}

export function numbersOf(pool: Pool): number[] {
	return pool.cards.flatMap(({ value, values }) => values ?? [value]);
}

function questionIndex({ questions }: Pool, measure: string): number {
	return questions?.findIndex((question) => question.measure === measure) ?? -1;
}
