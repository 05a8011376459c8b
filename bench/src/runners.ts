import type { HiloApi, OutputOf } from "@hilo/client";
import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import { type Member, onceIn, type PersistentPlayer } from "./persistent-player.ts";

/** One in this many guesses is sent again after its answer. */
const REPEATED_GUESSES = 6;

export interface Runner extends Member {
	/** Of the finished runs. */
	readonly scores: readonly number[];
}

type Run = OutputOf<HiloApi["play"]["start"]>;
type Verdict = OutputOf<HiloApi["play"]["guess"]>;

export function classicRunner(player: PersistentPlayer, game: "github" | "country"): Runner {
	const { ledger, name } = player;
	const start = (api: HiloApi) => api.play.start.mutate({ game });
	return runner(player, start, async (scores) => {
		const { user } = await player.ask((api) => api.me.get.query());
		const best = Math.max(0, ...scores);
		ledger.expect(`${name}'s games played`, user?.gameStats.gamesPlayed ?? 0, scores.length);
		ledger.expect(`${name}'s XP`, user?.xp ?? 0, best > 0 ? DAILY_TASK_XP.classicGamePlayed : 0);
		ledger.expect(`${name}'s high score`, user?.games[`${game}Game`]?.highScore ?? 0, best);
	});
}

export function customRunner(player: PersistentPlayer, id: string): Runner {
	const { ledger, name } = player;
	const start = (api: HiloApi) => api.customGames.start.mutate({ id });
	return runner(player, start, async (scores) => {
		const { user } = await player.ask((api) => api.me.get.query());
		const { personalBest } = await player.ask((api) => api.customGames.board.query({ id }));
		ledger.expect(`${name}'s games played`, user?.gameStats.gamesPlayed ?? 0, scores.length);
		ledger.expect(`${name}'s XP`, user?.xp ?? 0, scores.length > 0 ? DAILY_TASK_XP.customGamePlayed : 0);
		ledger.expect(`${name}'s best of the game`, personalBest ?? 0, Math.max(0, ...scores));
	});
}

function runner(
	player: PersistentPlayer,
	start: (api: HiloApi) => Promise<Pick<Run, "runId" | "round">>,
	verify: (scores: readonly number[]) => Promise<void>,
): Runner {
	const { ledger, name } = player;
	const scores: number[] = [];
	let open: { readonly runId: string; readonly round: number } | null = null;
	async function step(): Promise<void> {
		if (!open) {
			const started = await player.act("start", start);
			ledger.check(started?.answer.round === 1, `${name} started in round ${started?.answer.round}`);
			open = started?.answer ?? null;
			return;
		}
		const { runId, round } = open;
		const [guess, other] = onceIn(2) ? (["higher", "lower"] as const) : (["lower", "higher"] as const);
		const first = await player.act("guess", (api) => api.play.guess.mutate({ runId, round, guess }));
		if (!first) return;
		const verdict = first.answer;
		if (verdict.outcome) scores.push(verdict.score);
		open = verdict.next && { runId, round: verdict.next.round };
		if (!onceIn(REPEATED_GUESSES)) return;
		// Only the first guess of a round counts.
		const again = await player.act("guess", (api) => api.play.guess.mutate({ runId, round, guess: other }));
		const isSame = again && keyOf(again.answer) === keyOf(verdict);
		ledger.check(isSame === true, `${name} got two verdicts on round ${round}: ${keyOf(verdict)}`);
	}
	return { scores, step, verify: () => verify(scores) };
}

function keyOf({ guess, correct, value, score, outcome }: Verdict): string {
	return JSON.stringify({ guess, correct, value, score, outcome });
}
