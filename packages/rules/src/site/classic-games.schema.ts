import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { CLASSIC_GAMES, GAME_IDS, type GameKey } from "../play/games.ts";
import { MAX_CLASSIC_DESCRIPTION_LENGTH, MAX_CLASSIC_NAME_LENGTH } from "./lengths.ts";

/** The keys by which the eight games are changed; of the history game's keys only the first. */
export const CLASSIC_KEYS: readonly GameKey[] = GAME_IDS.map((id) => CLASSIC_GAMES[id].key);

const key = z.enum(CLASSIC_KEYS, errorCode("site/no-such-classic-game"));

/** A text that replaces the game's; null or blank keeps the game's. */
const replacementText = (
	maxLength: number,
	code: "site/classic-name-too-long" | "site/classic-description-too-long",
) =>
	z
		.string()
		.trim()
		.max(maxLength, errorCode(code))
		.transform((text) => text || null)
		.nullable();

export const classicGameInput = z
	.object({
		key,
		isDisabled: z.boolean(),
		name: replacementText(MAX_CLASSIC_NAME_LENGTH, "site/classic-name-too-long"),
		description: replacementText(MAX_CLASSIC_DESCRIPTION_LENGTH, "site/classic-description-too-long"),
	})
	.meta({ id: "ClassicGameInput" });
export type ClassicGameInput = z.output<typeof classicGameInput>;

export const classicOrderInput = z
	.object({
		keys: z
			.array(key)
			.refine(
				(keys) => keys.length === CLASSIC_KEYS.length && new Set(keys).size === keys.length,
				errorCode("site/classic-order-incomplete"),
			),
	})
	.meta({ id: "ClassicOrderInput" });
