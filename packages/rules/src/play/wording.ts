import type { GameId } from "./games.ts";

/** Makes a question for a pair of names, the known one first; `measure` is what is compared. */
type Ask = (first: string, second: string, measure: string) => string;

/** What a round asks, in words: for those who hear the stage instead of seeing it. */
export const QUESTIONS: Readonly<Record<GameId, Ask>> = {
	github: (first, second) => `Does ${second} have more or fewer stars than ${first}?`,
	reddit: (first, second) => `Does ${second} have more or fewer subscribers than ${first}?`,
	country: (first, second) => `Does ${second} have more or fewer visitors a year than ${first}?`,
	movie: (first, second) => `Was the budget of ${second} higher or lower than that of ${first}?`,
	music: (first, second) => `Was ${second} streamed more or less often than ${first}?`,
	wealth: (first, second) => `Is the net worth of ${second} higher or lower than that of ${first}?`,
	history: (first, second) => `Earlier or later: “${second}”, next to “${first}”?`,
	cs16: (first, second, measure) =>
		`Is the ${measure} of the ${second} higher or lower than that of the ${first}?`,
};
