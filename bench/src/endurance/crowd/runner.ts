import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import type { RunView, VerdictView } from "@hilo/server/features/play/play.presenter";
import type { CrowdMember, MemberTools } from "./crowd-member.ts";

interface Me {
	readonly user: {
		readonly xp: number;
		readonly gameStats: { readonly gamesPlayed: number };
		readonly games: Readonly<Record<string, { readonly highScore: number } | undefined>>;
		readonly dailyChallenges: { readonly classicGamePlayed: boolean; readonly customGamePlayed: boolean };
	};
}

export type GameToPlay = { readonly game: "github" | "country" } | { readonly customGame: string };

/** One in this many guesses is sent again after its answer. */
const REPEATS = 6;

export class Runner implements CrowdMember {
	readonly scores: number[] = [];
	readonly #tools: MemberTools;
	readonly #game: GameToPlay;
	#run: { readonly runId: string; round: number } | null = null;

	constructor(tools: MemberTools, game: GameToPlay) {
		this.#tools = tools;
		this.#game = game;
	}

	async step(): Promise<void> {
		if (this.#run) await this.#guess(this.#run);
		else await this.#start();
	}

	async #start(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const { status, code, data } = await ("game" in this.#game
			? client.mutate<RunView>("play.start", this.#game)
			: client.mutate<RunView>("customGames.start", { id: this.#game.customGame }));
		ledger.check(status === 200, `${name}'s start was answered ${status} ${code}`);
		ledger.check(data?.round === 1 || !data, `${name} was handed a run in its round ${data?.round}`);
		if (data) this.#run = { runId: data.runId, round: data.round };
	}

	async #guess(run: { readonly runId: string; round: number }): Promise<void> {
		const { client, ledger, dice, name } = this.#tools;
		const { runId, round } = run;
		const guess = dice.pick(["higher", "lower"]);
		const { status, code, data } = await client.mutate<VerdictView>("play.guess", { runId, round, guess });
		ledger.check(status === 200, `${name}'s guess in round ${round} was answered ${status} ${code}`);
		if (!data) return;
		if (data.outcome) this.scores.push(data.score);
		// Only the first guess of a round counts.
		if (dice.onceIn(REPEATS)) {
			const other = guess === "higher" ? "lower" : "higher";
			const again = await client.mutate<VerdictView>("play.guess", { runId, round, guess: other });
			const isSame = again.data && keyOf(again.data) === keyOf(data);
			ledger.check(isSame === true, `${name} got two verdicts on round ${round}: ${keyOf(data)}`);
		}
		this.#run = data.next ? { runId, round: data.next.round } : null;
	}

	async verify(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const { user } = await client.query<Me>("me.get");
		const best = Math.max(0, ...this.scores);
		ledger.expect(`${name}'s games played`, user.gameStats.gamesPlayed, this.scores.length);
		if ("game" in this.#game) {
			const { classicGamePlayed } = user.dailyChallenges;
			ledger.expect(`${name}'s XP`, user.xp, best > 0 ? DAILY_TASK_XP.classicGamePlayed : 0);
			ledger.expect(`${name}'s challenge`, Number(classicGamePlayed), Number(best > 0));
			ledger.expect(`${name}'s high score`, user.games[`${this.#game.game}Game`]?.highScore ?? 0, best);
			return;
		}
		const hasPlayed = this.scores.length > 0;
		const { customGamePlayed } = user.dailyChallenges;
		ledger.expect(`${name}'s XP`, user.xp, hasPlayed ? DAILY_TASK_XP.customGamePlayed : 0);
		ledger.expect(`${name}'s challenge`, Number(customGamePlayed), Number(hasPlayed));
		const board = await client.query<{ readonly personalBest: number | null }>("customGames.board", {
			id: this.#game.customGame,
		});
		ledger.expect(`${name}'s best of the game`, board.personalBest ?? 0, best);
	}
}

function keyOf({ guess, correct, value, score, outcome }: VerdictView): string {
	return JSON.stringify({ guess, correct, value, score, outcome });
}
