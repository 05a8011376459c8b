import { numbersFrom } from "@hilo/rules/art/numbers-from";
import type { Outputs } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import type { Tint } from "../play/stage/stage-rules.ts";

/** A game in lists, and on its own page. */
export type CardView = Outputs["customGames"]["mine"][number];
export type GameView = Outputs["customGames"]["get"];

/** The creator of the site's own games. */
const SITE = "Hilo";

export const creatorNameOf = ({ creator }: Pick<GameView, "creator">): string => creator?.username ?? SITE;

const TINTS: readonly Tint[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the game's colour for `data-tint`, which follows from its id. */
export const tintOf = (gameId: string): Tint => TINTS[numbersFrom(gameId)(TINTS.length)] ?? 0;

export const playsText = (plays: number) => (plays === 0 ? "No plays yet" : count(plays, "play"));

export const timerText = (seconds: number) => (seconds === 0 ? "No timer" : `${seconds} s`);

/** "24 items · 15 s · 1,203 plays". */
export function summaryText({ itemCount, timerSeconds, playCount }: CardView): string {
	return [count(itemCount, "item"), timerText(timerSeconds), playsText(playCount)].join(" · ");
}
