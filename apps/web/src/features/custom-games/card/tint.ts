import { numbersFrom } from "@hilo/rules/art/numbers-from";
import type { Tint } from "../../play/stage/stage-rules.ts";

const TINTS: readonly Tint[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the game's tint for `data-tint`, which follows from its id. */
export const tintOf = (gameId: string): Tint => TINTS[numbersFrom(gameId)(TINTS.length)] ?? 0;
