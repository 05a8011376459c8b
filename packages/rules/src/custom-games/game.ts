import {
	MAX_DESCRIPTION_LENGTH,
	MAX_ITEMS,
	MAX_NAME_LENGTH,
	MAX_QUESTION_LENGTH,
	MAX_SOURCE_LENGTH,
	MAX_TIMER_SECONDS,
	MAX_VALUE_LABEL_LENGTH,
	MIN_ITEMS,
} from "./caps.ts";
import type { CustomGamesErrorCode } from "./custom-games.errors.ts";
import { checkGameText, type Item, type ItemField, problemsOfItem } from "./item.ts";

export interface GameContent {
	readonly name: string;
	readonly description: string;
	/** What is compared: "Height in metres". */
	readonly valueLabel: string;
	/** "Is {B} heavier than {A}?" Empty for the usual question. */
	readonly question: string;
	/** Where the numbers are from: an address or a text. Empty for none. */
	readonly source: string;
	/** The date of the numbers: "2026", "2026-08" or "2026-08-31". Empty for none. */
	readonly asOf: string;
	/** 0: no timer. */
	readonly timerSeconds: number;
	readonly items: readonly Item[];
}

export type Problem =
	| { readonly at: GameField; readonly code: CustomGamesErrorCode }
	| {
			readonly at: "item";
			readonly index: number;
			readonly field: ItemField;
			readonly code: CustomGamesErrorCode;
	  };

export type GameField =
	| "name"
	| "description"
	| "valueLabel"
	| "question"
	| "source"
	| "asOf"
	| "timerSeconds"
	| "items";

/** Returns the error code of a game's name; null when it is valid. */
export function checkName(name: string): CustomGamesErrorCode | null {
	return checkGameText(name, MAX_NAME_LENGTH, {
		empty: "custom-games/name-required",
		tooLong: "custom-games/name-too-long",
	});
}

export function checkDescription(description: string): CustomGamesErrorCode | null {
	return checkGameText(description, MAX_DESCRIPTION_LENGTH, {
		empty: "custom-games/description-required",
		tooLong: "custom-games/description-too-long",
	});
}

/** Returns the error code of a value label; null when it is valid. An empty one means "Value". */
export function checkValueLabel(valueLabel: string): CustomGamesErrorCode | null {
	return checkGameText(valueLabel, MAX_VALUE_LABEL_LENGTH, { tooLong: "custom-games/value-label-too-long" });
}

/** Returns the error code of a question; null when it is valid. An empty one means the usual question. */
export function checkQuestion(question: string): CustomGamesErrorCode | null {
	const code = checkGameText(question, MAX_QUESTION_LENGTH, { tooLong: "custom-games/question-too-long" });
	if (code !== null || question.trim() === "") return code;
	return question.includes("{B}") ? null : "custom-games/question-without-item";
}

export function checkSource(source: string): CustomGamesErrorCode | null {
	return checkGameText(source, MAX_SOURCE_LENGTH, { tooLong: "custom-games/source-too-long" });
}

const DATE = /^([1-9]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Returns the error code of the date of a game's numbers; null for a year, month or day, and for an empty one. */
export function checkAsOf(asOf: string): CustomGamesErrorCode | null {
	const text = asOf.trim();
	if (text === "") return null;
	const [, year, month = "01", day = "01"] = DATE.exec(text) ?? [];
	const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
	// A month's 31st day that does not exist is read as the next month's first.
	const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
	return exists ? null : "custom-games/as-of-invalid";
}

export function checkTimer(seconds: number): CustomGamesErrorCode | null {
	const isFine = Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_TIMER_SECONDS;
	return isFine ? null : "custom-games/timer-invalid";
}

/** Returns the error code of a number of items; null when it is valid. */
export function checkItemCount(count: number): CustomGamesErrorCode | null {
	if (count < MIN_ITEMS) return "custom-games/too-few-items";
	return count > MAX_ITEMS ? "custom-games/too-many-items" : null;
}

/** Returns everything that keeps a game from being saved, in the order of the fields. */
export function problemsOf(game: GameContent): Problem[] {
	const fields: readonly (readonly [GameField, CustomGamesErrorCode | null])[] = [
		["name", checkName(game.name)],
		["description", checkDescription(game.description)],
		["valueLabel", checkValueLabel(game.valueLabel)],
		["question", checkQuestion(game.question)],
		["source", checkSource(game.source)],
		["asOf", checkAsOf(game.asOf)],
		["timerSeconds", checkTimer(game.timerSeconds)],
		["items", checkItemCount(game.items.length)],
	];
	return [
		...fields.flatMap(([at, code]) => (code ? [{ at, code }] : [])),
		...game.items.flatMap((item, index) =>
			problemsOfItem(item).map((problem) => ({ at: "item" as const, index, ...problem })),
		),
	];
}
