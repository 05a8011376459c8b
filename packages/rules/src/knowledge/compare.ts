import type { GameId } from "../play/games.ts";
import { type AnswerCount, shareOf, sumBy } from "./answer-counts.ts";

// Promised in docs/product.md#what-you-know.

/** With fewer guesses in a game, a player is not compared. */
const MIN_ANSWERS = 20;
/** Smaller differences of the shares may be chance. */
const MIN_DIFFERENCE = 0.1;

const SUBJECTS: Readonly<Record<GameId, string>> = {
	github: "repositories",
	reddit: "subreddits",
	country: "countries",
	movie: "films",
	music: "songs",
	wealth: "fortunes",
	history: "history",
	cs16: "weapons",
};

type Compared = Pick<AnswerCount, "game" | "right" | "answered">;

/** Returns "Maya knows films, you know countries": where each is clearly ahead of the other; null for neither. */
export function knowledgeSentence(
	name: string,
	theirs: readonly Compared[],
	yours: readonly Compared[],
): string | null {
	const ahead = differences(theirs, yours);
	const [best] = ahead;
	const worst = ahead.at(-1);
	const theirGame = best && best.difference >= MIN_DIFFERENCE ? SUBJECTS[best.game] : null;
	const yourGame = worst && worst.difference <= -MIN_DIFFERENCE ? SUBJECTS[worst.game] : null;
	if (theirGame && yourGame) return `${name} knows ${theirGame}, you know ${yourGame}`;
	if (theirGame) return `${name} knows ${theirGame} better than you`;
	return yourGame && `You know ${yourGame} better than ${name}`;
}

/** Their share less yours in each game that both have played enough, the largest first. */
function differences(theirs: readonly Compared[], yours: readonly Compared[]) {
	const ours = sumBy(yours, ({ game }) => game);
	return [...sumBy(theirs, ({ game }) => game)]
		.flatMap(([game, tally]) => {
			const own = ours.get(game);
			if (!own || own.answered < MIN_ANSWERS || tally.answered < MIN_ANSWERS) return [];
			return [{ game, difference: shareOf(tally) - shareOf(own) }];
		})
		.sort((a, b) => b.difference - a.difference);
}
