import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorCode, refineWith } from "../errors/issues.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import {
	DEFAULT_VALUE_LABEL,
	DISCOVER_PAGE_SIZE,
	MAX_DISCOVER_PAGE_SIZE,
	MAX_PAGES,
	MAX_SEARCH_LENGTH,
} from "./caps.ts";
import {
	checkDescription,
	checkItemCount,
	checkName,
	checkQuestion,
	checkTimer,
	checkValueLabel,
} from "./game.ts";
import {
	checkImageUrl,
	checkItemDescription,
	checkItemName,
	checkItemSource,
	checkItemValue,
} from "./item.ts";
import { GAME_ORDERS } from "./popularity.ts";
import { PRIVACY_LEVELS } from "./privacy.ts";
import { hasUniqueIds, type SentItem } from "./stored-items.ts";

/** A malformed id gets the same answer as an unknown game. */
export const gameId = z
	.string(errorCode("play/game-missing"))
	.min(1, errorCode("play/game-missing"))
	.regex(/^[\w-]{1,64}$/, errorCode("custom-games/not-found"));
/** The secret of a game's link. A malformed one gets the same answer as a wrong one. */
export const key = z.string().max(100, errorCode("custom-games/no-access")).optional();

/** A client's own id: a new game that is sent twice is made once, and an item is recognised when it is sent again. */
const clientChosenId = (code: "custom-games/client-id-invalid" | "custom-games/item-id-invalid") =>
	z.string(errorCode(code)).regex(/^[\w-]{1,64}$/, errorCode(code));

const item = z
	.object(
		{
			id: clientChosenId("custom-games/item-id-invalid").optional(),
			name: z
				.string(errorCode("custom-games/item-name-required"))
				.superRefine(refineWith(checkItemName))
				.overwrite(cleanLine),
			value: z.number(errorCode("custom-games/item-value-required")).superRefine(refineWith(checkItemValue)),
			imageUrl: z
				.string(errorCode("custom-games/item-image-required"))
				.superRefine(refineWith(checkImageUrl))
				.trim(),
			description: z
				.string(errorCode("custom-games/item-description-too-long"))
				.superRefine(refineWith(checkItemDescription))
				.overwrite(cleanText)
				.optional(),
			source: z
				.string(errorCode("custom-games/item-source-too-long"))
				.superRefine(refineWith(checkItemSource))
				.overwrite(cleanLine)
				.optional(),
		},
		errorCode("custom-games/item-name-required"),
	)
	.meta({ id: "ItemInput" });

const checkedItems = z
	.array(item, errorCode("custom-games/too-few-items"))
	.superRefine(refineWith(checkItems));

function checkItems(items: readonly SentItem[]) {
	return hasUniqueIds(items) ? null : "custom-games/item-id-invalid";
}

/** The number of items is checked before the items, of which a body may hold a million. */
const items = z.preprocess((sent: z.input<typeof checkedItems>, ctx) => {
	if (Array.isArray(sent)) refineWith(() => checkItemCount(sent.length))(sent, ctx);
	return sent;
}, checkedItems);

const fields = {
	name: z
		.string(errorCode("custom-games/name-required"))
		.superRefine(refineWith(checkName))
		.overwrite(cleanLine),
	description: z
		.string(errorCode("custom-games/description-required"))
		.superRefine(refineWith(checkDescription))
		.overwrite(cleanText),
	valueLabel: z
		.string(errorCode("custom-games/value-label-too-long"))
		.superRefine(refineWith(checkValueLabel))
		.overwrite((label) => cleanLine(label) || DEFAULT_VALUE_LABEL)
		.optional(),
	/** Left out: private for a new game, unchanged for an existing one. */
	privacyLevel: z.enum(PRIVACY_LEVELS, errorCode("custom-games/privacy-unknown")).optional(),
	items,
	timerSeconds: z
		.number(errorCode("custom-games/timer-invalid"))
		.superRefine(refineWith(checkTimer))
		.optional(),
};

/** Left out: none for a new game, unchanged for an existing one. The documented calls do not have it. */
const question = z
	.string(errorCode("custom-games/question-too-long"))
	.superRefine(refineWith(checkQuestion))
	.overwrite(cleanLine)
	.optional();
/** Left out: decided by the values for a new game, unchanged for an existing one. */
const thousandsSeparator = z.boolean().optional();

export const gameInput = z.object({ id: gameId, key }).meta({ id: "CustomGameInput" });
export type GameInput = z.output<typeof gameInput>;

export const ownGameInput = z.object({ id: gameId }).meta({ id: "OwnCustomGameInput" });

const newGame = { ...fields, clientId: clientChosenId("custom-games/client-id-invalid").optional() };

export const createGameInput = z.object({ ...newGame, question, thousandsSeparator });
export type CreateGameInput = z.output<typeof createGameInput>;

/** The REST call. */
export const postGameInput = z.object(newGame).meta({ id: "CreateCustomGameInput" });

/** `version` is the version that was edited; without it, the change applies to the present one. */
export const updateGameInput = z
	.object({ id: gameId, ...fields, question, thousandsSeparator, version: z.int().positive().optional() })
	.meta({ id: "UpdateCustomGameInput" });
export type UpdateGameInput = z.output<typeof updateGameInput>;

/** The REST call, where `updatedAt` tells which version was edited. */
export const putGameInput = z
	.object({
		id: gameId,
		...fields,
		updatedAt: z.iso.datetime(errorCode("custom-games/updated-at-invalid")).optional(),
	})
	.meta({ id: "PutCustomGameInput" });
export type PutGameInput = z.output<typeof putGameInput>;

export const discoverInput = z
	.object({
		page: z.int().min(1).max(MAX_PAGES).default(1),
		search: z.string().trim().max(MAX_SEARCH_LENGTH, errorCode("accounts/search-too-long")).default(""),
		order: z.enum(GAME_ORDERS).default("updated"),
	})
	.meta({ id: "DiscoverInput" });

export const boardGamesInput = discoverInput.omit({ order: true }).meta({ id: "BoardGamesInput" });

export const documentedDiscoverInput = z
	.object({ page: inRange(1, MAX_PAGES), limit: inRange(DISCOVER_PAGE_SIZE, MAX_DISCOVER_PAGE_SIZE) })
	.meta({ id: "DiscoverQuery" });

export const creatorInput = z.object({ userId }).meta({ id: "CreatorInput" });
