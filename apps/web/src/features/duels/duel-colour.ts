import { tintOf } from "../custom-games/game-view.ts";
import type { DuelView } from "./duel-text.ts";

/** The attributes that give an element the accent of a game. */
export interface GameColour {
	readonly "data-game"?: string;
	readonly "data-tint"?: number;
}

export function colourOf({ game, customGameId }: Pick<DuelView, "game" | "customGameId">): GameColour {
	if (game === "custom") return { "data-tint": tintOf(customGameId ?? "") };
	// A deck has several games.
	return game === "deck" ? {} : { "data-game": game };
}
