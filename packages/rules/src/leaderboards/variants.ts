import { CLASSIC_GAMES, type GameKey } from "../play/games.ts";

/** Returns the key of a history board from the key or only its period, "1800_1900"; null for any other text. */
export function historyKeyOf(variant: string): GameKey | null {
	const { keys } = CLASSIC_GAMES.history;
	return keys.find((key) => key === variant || key === `historyGame${variant}`) ?? null;
}
