import type { Outputs } from "../../../platform/api/trpc.ts";

export type DailyResultView = Outputs["daily"]["result"];

const TEXTS = [
	"A brutal deck. Tomorrow’s is yours.",
	"One is a start.",
	"A hard one today.",
	"A hard one today.",
	"Nearly half of them.",
	"Half of them. Not bad.",
	"More right than wrong.",
	"A good eye.",
	"Great deck!",
	"So close to perfect!",
	"Perfect. Every single one!",
] as const;

/** On runs of past decks, which the browser judges. */
export const JUST_FOR_FUN = "Just for fun: no leaderboard, no streak.";

export function scoreText(score: number): string {
	return TEXTS[score] ?? "";
}

/** Like `scoreText`, without the sentences about today. */
export function pastScoreText(score: number): string {
	if (score === 0) return "A brutal deck. It can be played again.";
	return score === 2 || score === 3 ? "A hard one." : scoreText(score);
}

type Compared = Pick<DailyResultView, "betterThan" | "among" | "finished">;

/** "Better than 71 % of 1,204 players", or only their number if none has a worse result. */
export function comparisonText({ betterThan, among, finished }: Compared): string {
	if (betterThan === null) return "You’re the first to finish this deck.";
	const who = among === "players" ? "signed-in players" : "players";
	const players = `${finished.toLocaleString("en-US")} ${who}`;
	if (betterThan === 0) return `${players} have finished this deck.`;
	if (betterThan === 100) return "Better than everyone so far!";
	return `Better than ${betterThan} % of ${players}`;
}
