import type { Outputs } from "../../../platform/api/trpc.ts";
import { tintOf } from "../../custom-games/card/tint.ts";
import type { GameColour } from "./use-linked-game.ts";

export type Duel = Outputs["duels"]["get"];

export function colourOfDuel({ game, customGameId }: Pick<Duel, "game" | "customGameId">): GameColour {
	return game === "custom" ? { "data-tint": tintOf(customGameId ?? "") } : { "data-game": game };
}
