import { z } from "zod";
import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { PLAY_ERRORS } from "../play/play.errors.ts";
import { inRange } from "../query/in-range.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import {
	DEFAULT_VALUE_LABEL,
	DISCOVER_PAGE_SIZE,
	MAX_DISCOVER_PAGE_SIZE,
	MAX_PAGES,
	MAX_SEARCH_LENGTH,
} from "./caps.ts";
import { CUSTOM_GAMES_ERRORS } from "./custom-games.errors.ts";
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
import { GAME_ORDERS } from "./orders.ts";
import { PRIVACY_LEVELS } from "./privacy.ts";
import { hasUniqueIds, type SentItem } from "./stored-items.ts";

const errorText = errorTextFrom({ ...CUSTOM_GAMES_ERRORS, ...PLAY_ERRORS, ...ACCOUNTS_ERRORS });
const refine = refineWith(CUSTOM_GAMES_ERRORS);

/** A malformed id gets the same answer as an unknown game. */
export const gameId = z
	.string(errorText("play/game-missing"))
	.min(1, errorText("play/game-missing"))
	.regex(/^[\w-]{1,64}$/, errorText("custom-games/not-found"));
/** The secret of a game's link. A malformed one gets the same answer as a wrong one. */
export const key = z.string().max(100, errorText("custom-games/no-access")).optional();

/** A client's own id: a new game that is sent twice is made once, and an item is recognised when it is sent again. */
const clientChosenId = (code: "custom-games/client-id-invalid" | "custom-games/item-id-invalid") =>
	z.string(errorText(code)).regex(/^[\w-]{1,64}$/, errorText(code));

const item = z
	.object(
		{
			id: clientChosenId("custom-games/item-id-invalid").optional(),
			name: z
				.string(errorText("custom-games/item-name-required"))
				.superRefine(refine(checkItemName))
				.overwrite(cleanLine),
			value: z.number(errorText("custom-games/item-value-required")).superRefine(refine(checkItemValue)),
			imageUrl: z
				.string(errorText("custom-games/item-image-required"))
				.superRefine(refine(checkImageUrl))
				.trim(),
			description: z
				.string(errorText("custom-games/item-description-too-long"))
				.superRefine(refine(checkItemDescription))
				.overwrite(cleanText)
				.optional(),
			source: z
				.string(errorText("custom-games/item-source-too-long"))
				.superRefine(refine(checkItemSource))
				.overwrite(cleanLine)
				.optional(),
		},
		errorText("custom-games/item-name-required"),
	)
	.meta({ id: "ItemInput" });

const checkedItems = z.array(item, errorText("custom-games/too-few-items")).superRefine(refine(checkItems));

function checkItems(items: readonly SentItem[]) {
	return hasUniqueIds(items) ? null : "custom-games/item-id-invalid";
}

/** The number of items is checked before the items, of which a body may hold a million. */
const items = z.preprocess((sent: z.input<typeof checkedItems>, ctx) => {
	if (Array.isArray(sent)) refine(() => checkItemCount(sent.length))(sent, ctx);
	return sent;
}, checkedItems);

const fields = {
	name: z.string(errorText("custom-games/name-required")).superRefine(refine(checkName)).overwrite(cleanLine),
	description: z
		.string(errorText("custom-games/description-required"))
		.superRefine(refine(checkDescription))
		.overwrite(cleanText),
	valueLabel: z
		.string(errorText("custom-games/value-label-too-long"))
		.superRefine(refine(checkValueLabel))
		.overwrite((label) => cleanLine(label) || DEFAULT_VALUE_LABEL)
		.optional(),
	/** Left out: private for a new game, unchanged for an existing one. */
	privacyLevel: z.enum(PRIVACY_LEVELS, errorText("custom-games/privacy-unknown")).optional(),
	items,
	timerSeconds: z.number(errorText("custom-games/timer-invalid")).superRefine(refine(checkTimer)).optional(),
};

/** Left out: none for a new game, unchanged for an existing one. The documented calls do not have it. */
const question = z
	.string(errorText("custom-games/question-too-long"))
	.superRefine(refine(checkQuestion))
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
		updatedAt: z.iso.datetime(errorText("custom-games/updated-at-invalid")).optional(),
	})
	.meta({ id: "PutCustomGameInput" });
export type PutGameInput = z.output<typeof putGameInput>;

export const discoverInput = z
	.object({
		page: z.int().min(1).max(MAX_PAGES).default(1),
		search: z.string().trim().max(MAX_SEARCH_LENGTH, errorText("accounts/search-too-long")).default(""),
		order: z.enum(GAME_ORDERS).default("updated"),
	})
	.meta({ id: "DiscoverInput" });

export const boardGamesInput = discoverInput.omit({ order: true }).meta({ id: "BoardGamesInput" });

export const documentedDiscoverInput = z
	.object({ page: inRange(1, MAX_PAGES), limit: inRange(DISCOVER_PAGE_SIZE, MAX_DISCOVER_PAGE_SIZE) })
	.meta({ id: "DiscoverQuery" });

export const creatorInput = z.object({ userId }).meta({ id: "CreatorInput" });
