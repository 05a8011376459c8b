import type { Outputs } from "../../../platform/api/trpc.ts";
import { tintOf } from "../card/tint.ts";
import type { StagedGame } from "./custom-rules.ts";

/** A custom game as it is seen before it is played. */
export type GameView = Outputs["customGames"]["get"];

/** Who made the site's own games. */
const SITE = "Hilo";

export const creatorNameOf = ({ creator }: Pick<GameView, "creator">): string => creator?.username ?? SITE;

/** What the stage has to know of a game. */
export type StageableGame = Pick<GameView, "id" | "name" | "valueLabel" | "timerSeconds" | "creator">;

/** What the stage is told of a game. */
export function stagedGame(game: StageableGame): StagedGame {
	const { id, name, valueLabel, timerSeconds } = game;
	return { name, valueLabel, timerSeconds, creatorName: creatorNameOf(game), tint: tintOf(id) };
}
