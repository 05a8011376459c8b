import type { GameId } from "@hilo/rules/play/games";
import { tintOf } from "../custom-games/game-view.ts";
import { customRules } from "../custom-games/stage/custom-rules.ts";
import { classicRules } from "../play/stage/classic-rules.ts";
import type { StageRules } from "../play/stage/stage-rules.ts";
import type { DuelView } from "./duel-text.ts";

/** @param roundGame the game of the round, in a duel of a daily deck */
export function duelRules(
	{ game, title, customGameId, custom }: Pick<DuelView, "game" | "title" | "customGameId" | "custom">,
	roundGame: GameId = "country",
): StageRules {
	if (game === "deck") return { ...classicRules(roundGame), title };
	if (game !== "custom") return classicRules(game);
	const rules = customRules({
		name: title,
		valueLabel: custom?.measure ?? "",
		question: custom?.question ?? "",
		thousandsSeparator: custom?.thousandsSeparator ?? true,
		timerSeconds: custom?.timerSeconds ?? 0,
		creatorName: custom?.creatorName ?? "",
		tint: tintOf(customGameId ?? ""),
		...(customGameId !== null && {
			subjectOf: (itemId: string) => ({ kind: "custom", gameId: customGameId, itemId }) as const,
		}),
	});
	// A duel goes from its last round directly to its result.
	return { ...rules, delays: { ...rules.delays, closingMs: 0 } };
}
