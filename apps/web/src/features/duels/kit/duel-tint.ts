import type { DuelView } from "@hilo/rules/duels/duels.views";
import { tintOf } from "../../custom-games/card/tint.ts";

export function duelTint({ game, customGameId }: Pick<DuelView, "game" | "customGameId">) {
	return game === "custom" ? { "data-tint": tintOf(customGameId ?? "") } : { "data-game": game };
}
