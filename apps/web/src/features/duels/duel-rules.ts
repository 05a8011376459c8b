import type { DuelView } from "@hilo/rules/duels/duels.views";
import { tintOf } from "../custom-games/game-view.ts";
import { customRules } from "../custom-games/stage/custom-rules.ts";
import { classicRules } from "../play/classic/classic-rules.ts";
import type { StageRules } from "../play/stage/stage-rules.ts";

export function duelRules({ game, title, customGameId, custom }: DuelView): StageRules {
	if (game !== "custom") return classicRules(game);
	const rules = customRules({
		name: title,
		valueLabel: custom?.measure ?? "",
		timerSeconds: custom?.timerSeconds ?? 0,
		creatorName: custom?.creatorName ?? "",
		tint: tintOf(customGameId ?? ""),
	});
	// A duel goes from its last round directly to its result.
	return { ...rules, delays: { ...rules.delays, closingMs: 0 } };
}

/** The attributes that give an element the accent of a game. */
export interface GameColour {
	readonly "data-game"?: string;
	readonly "data-tint"?: number;
}

export function colourOf({ game, customGameId }: Pick<DuelView, "game" | "customGameId">): GameColour {
	return game === "custom" ? { "data-tint": tintOf(customGameId ?? "") } : { "data-game": game };
}
