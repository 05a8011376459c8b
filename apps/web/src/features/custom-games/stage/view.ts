import type { Outputs } from "../../../platform/api/trpc.ts";
import { tintOf } from "../card/tint.ts";
import type { StagedGame } from "./custom-rules.ts";

export type GameView = Outputs["customGames"]["get"];

/** The creator of the site's own games. */
const SITE = "Hilo";

export const creatorNameOf = ({ creator }: Pick<GameView, "creator">): string => creator?.username ?? SITE;

export type StageableGame = Pick<GameView, "id" | "name" | "valueLabel" | "timerSeconds" | "creator">;

export function stagedGame(game: StageableGame): StagedGame {
	const { id, name, valueLabel, timerSeconds } = game;
	return { name, valueLabel, timerSeconds, creatorName: creatorNameOf(game), tint: tintOf(id) };
}
