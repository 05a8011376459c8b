import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Stage } from "./stage-machine.ts";

interface StageWords {
	/** The heading of the game-over dialog. */
	readonly over: (score: number) => string;
	readonly again: string;
	readonly home: string;
}

const gameOver = () => "Game Over!";

/** What each game's screens say (games.md, section 2), where they don't say the same. */
export const STAGE_WORDS: Readonly<Record<GameId, StageWords>> = {
	github: { over: scored, again: "Play again", home: "Back to home" },
	reddit: { over: gameOver, again: "Try Again", home: "Home" },
	country: { over: gameOver, again: "Try Again", home: "Back Home" },
	movie: { over: gameOver, again: "Try Again", home: "Back to Home" },
	music: { over: gameOver, again: "Try Again", home: "Back to Home" },
	wealth: { over: gameOver, again: "Try Again", home: "Back to Home" },
	history: { over: gameOver, again: "Try Again", home: "Home" },
	cs16: { over: gameOver, again: "Play Again", home: "Back to Home" },
};

export function scored(score: number): string {
	return `You scored ${score}`;
}

/** What is compared, as in "more stars". */
export function measureOf({ game, pair }: Pick<Stage, "game" | "pair">): string {
	return pair?.measure ?? CLASSIC_GAMES[game].measure;
}

/** An item and its number in a sentence: "linux has 243,608 stars." */
export function statement(stage: Pick<Stage, "game" | "pair">, name: string, value: number): string {
	const figure = formatValue(stage.game, value);
	switch (stage.game) {
		case "history":
			return `${name}: ${figure}.`;
		case "movie":
			return `${name} cost ${figure}.`;
		case "wealth":
			return `${name} is worth ${figure}.`;
		case "cs16":
			return `${name}: ${measureOf(stage)} ${figure}.`;
		default:
			return `${name} has ${figure} ${measureOf(stage)}.`;
	}
}

/** What a screen reader says of what has just happened; empty while nothing has. */
export function announcement({ phase, game, pair, verdict, games, score, slow, problem }: Stage): string {
	if (phase === "failed") return problem ?? "";
	if (slow) return "Reconnecting…";
	if (!pair) return "";
	const known = `${pair.first.name}: ${formatValue(game, pair.first.value)}.`;
	if (!verdict) return games > 1 && score === 0 ? `New game. ${known} Next: ${pair.second.name}.` : "";
	const word = verdict.correct ? "Correct" : verdict.outcome === "timeout" ? "Time's up" : "Wrong";
	const revealed = `${word}. ${pair.second.name}: ${formatValue(game, verdict.value)}.`;
	if (!verdict.next) return `${revealed} ${scored(verdict.score)}.`;
	return `${revealed} Score ${verdict.score}. Next: ${verdict.next.second.name}.`;
}
