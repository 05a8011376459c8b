import type { DuelView } from "@hilo/rules/duels/duels.views";
import { tintOf } from "../../custom-games/card/tint.ts";

/** The colour of a duel's game, for whatever belongs to it. */
export function duelTint({ game, customGameId }: Pick<DuelView, "game" | "customGameId">) {
	return game === "custom" ? { "data-tint": tintOf(customGameId ?? "") } : { "data-game": game };
}
