import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorCode, idField, refineWith, textField } from "../errors/issues.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import {
	DEFAULT_VALUE_LABEL,
	DISCOVER_PAGE_SIZE,
	MAX_DISCOVER_PAGE_SIZE,
	MAX_PAGES,
	MAX_SEARCH_LENGTH,
} from "./caps.ts";
import { CATEGORY_IDS } from "./categories.ts";
import {
	checkAsOf,
	checkDescription,
	checkItemCount,
	checkName,
	checkQuestion,
	checkSource,
	checkTimer,
	checkValueLabel,
} from "./game.ts";
import {
	checkImageUrl,
	checkItemCredit,
	checkItemDescription,
	checkItemName,
	checkItemNote,
	checkItemSource,
	checkItemValue,
} from "./item.ts";
import { LICENCE_IDS } from "./licences.ts";
import { CATALOGUE_SORTS, GAME_ORDERS } from "./popularity.ts";
import { PRIVACY_LEVELS } from "./privacy.ts";
import { hasUniqueIds, type SentItem } from "./stored-items.ts";

/** A malformed id gets the same answer as an unknown game. */
export const gameId = z
	.string(errorCode("play/game-missing"))
	.min(1, errorCode("play/game-missing"))
	.regex(/^[\w-]{1,64}$/, errorCode("custom-games/not-found"));
/** The secret of a game's link. A malformed one gets the same answer as a wrong one. */
export const key = z.string().max(100, errorCode("custom-games/no-access")).optional();

const item = z
	.object(
		{
			/** The client's own: the item is recognised when it is sent again. */
			id: idField("custom-games/item-id-invalid").optional(),
			name: textField("custom-games/item-name-required", checkItemName, cleanLine),
			value: z.number(errorCode("custom-games/item-value-required")).superRefine(refineWith(checkItemValue)),
			imageUrl: textField("custom-games/item-image-required", checkImageUrl, (text) => text.trim()),
			description: textField(
				"custom-games/item-description-too-long",
				checkItemDescription,
				cleanText,
			).optional(),
			source: textField("custom-games/item-source-too-long", checkItemSource, cleanLine).optional(),
			note: textField("custom-games/item-note-too-long", checkItemNote, cleanLine).optional(),
			credit: textField("custom-games/item-credit-too-long", checkItemCredit, cleanLine).optional(),
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
	name: textField("custom-games/name-required", checkName, cleanLine),
	description: textField("custom-games/description-required", checkDescription, cleanText),
	valueLabel: textField(
		"custom-games/value-label-too-long",
		checkValueLabel,
		(label) => cleanLine(label) || DEFAULT_VALUE_LABEL,
	).optional(),
	/** Left out: private for a new game, unchanged for an existing one. */
	privacyLevel: z.enum(PRIVACY_LEVELS, errorCode("custom-games/privacy-unknown")).optional(),
	items,
	timerSeconds: z
		.number(errorCode("custom-games/timer-invalid"))
		.superRefine(refineWith(checkTimer))
		.optional(),
	/** These three: left out, none for a new game, unchanged for an existing one. */
	source: textField("custom-games/source-too-long", checkSource, cleanLine).optional(),
	asOf: textField("custom-games/as-of-invalid", checkAsOf, (date) => date.trim()).optional(),
	licence: z.enum(LICENCE_IDS, errorCode("custom-games/licence-unknown")).nullable().optional(),
};

/** Left out: none for a new game, unchanged for an existing one. The documented calls do not have it. */
const question = textField("custom-games/question-too-long", checkQuestion, cleanLine).optional();
/** Left out: decided by the values for a new game, unchanged for an existing one. */
const thousandsSeparator = z.boolean().optional();
const knownCategory = z.enum(CATEGORY_IDS, errorCode("custom-games/category-unknown"));
/** Left out: none for a new game, unchanged for an existing one. */
const category = knownCategory.nullable().optional();

export const gameInput = z.object({ id: gameId, key }).meta({ id: "CustomGameInput" });
export type GameInput = z.output<typeof gameInput>;

export const ownGameInput = z.object({ id: gameId }).meta({ id: "OwnCustomGameInput" });

/** With the client's own id, a new game that is sent twice is made once. */
const newGame = { ...fields, clientId: idField("custom-games/client-id-invalid").optional() };

export const createGameInput = z.object({ ...newGame, question, thousandsSeparator, category });
export type CreateGameInput = z.output<typeof createGameInput>;

/** The REST call. */
export const postGameInput = z.object(newGame).meta({ id: "CreateCustomGameInput" });

/** `version` is the version that was edited; without it, the change applies to the present one. */
export const updateGameInput = z
	.object({
		id: gameId,
		...fields,
		question,
		thousandsSeparator,
		category,
		version: z.int().positive().optional(),
	})
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

export const catalogueInput = discoverInput
	.omit({ order: true })
	.extend({
		sort: z.enum(CATALOGUE_SORTS).default("popular"),
		category: knownCategory.nullable().default(null),
	})
	.meta({ id: "CatalogueInput" });
export type CatalogueInput = z.output<typeof catalogueInput>;

export const boardGamesInput = discoverInput.omit({ order: true }).meta({ id: "BoardGamesInput" });

export const documentedDiscoverInput = z
	.object({ page: inRange(1, MAX_PAGES), limit: inRange(DISCOVER_PAGE_SIZE, MAX_DISCOVER_PAGE_SIZE) })
	.meta({ id: "DiscoverQuery" });

export const creatorInput = z.object({ userId }).meta({ id: "CreatorInput" });

export const creatorPageInput = z
	.object({ userId, page: z.int().min(1).max(MAX_PAGES).default(1) })
	.meta({ id: "CreatorPageInput" });
