import { numbersFrom } from "@hilo/rules/art/numbers-from";
import type { Tint } from "../../play/stage-rules.ts";

/** The colours of the design system (tokens.css). */
const TINTS: readonly Tint[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the number of a game's colour, for `data-tint`: always the same for the same game. */
export const tintOf = (gameId: string): Tint => TINTS[numbersFrom(gameId)(TINTS.length)] ?? 0;
