import type { Card } from "../play/card.ts";
import type { GameId } from "../play/games.ts";
import { linkOf } from "../text/link.ts";
import { checkText } from "../text/player-text.ts";
import type { CorrectionsErrorCode } from "./corrections.errors.ts";

// Promised in docs/product.md#corrections.

const CORRECTION_DECISIONS = ["correct", "confirm", "remove"] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

/** What a report has become. */
export const REPORT_OUTCOMES = {
	correct: "corrected",
	confirm: "confirmed",
	remove: "removed",
} as const satisfies Record<CorrectionDecision, string>;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[CorrectionDecision];

/** In code points. */
export const MAX_REPORTED_TEXT_LENGTH = 500;
export const MAX_REASON_LENGTH = 500;
export const MAX_SOURCE_LENGTH = 400;
/** In characters. */
export const MAX_ADDRESS_LENGTH = 400;
/** How long the creator of a custom game has, before administrators see a report of its numbers. */
export const CREATOR_DAYS = 7;

const MAX_YEAR = 2100;
const MAX_RATING = 100;
/** Ratings of the weapons' game, by what is compared. */
const RATINGS: readonly string[] = ["accuracy", "recoil"];

/** Returns the error code of what a reporter writes, which may be empty; null when it is valid. */
export function checkReportedText(text: string): CorrectionsErrorCode | null {
	return checkText(text, MAX_REPORTED_TEXT_LENGTH, {
		unreadable: "corrections/text-unreadable",
		tooLong: "corrections/text-too-long",
	});
}

/** Returns the error code of an address, which may be empty; null when it is valid. */
export function checkAddress(address: string): CorrectionsErrorCode | null {
	const text = address.trim();
	if (text === "") return null;
	const length = text.length <= MAX_ADDRESS_LENGTH ? linkOf(text)?.href.length : undefined;
	return length !== undefined && length <= MAX_ADDRESS_LENGTH ? null : "corrections/address-invalid";
}

/** Returns a valid address as stored: in ASCII, without signs that change the direction of the text around it. */
export function storedAddress(address: string): string {
	return linkOf(address.trim())?.href ?? "";
}

/** Returns the error code of the source of a corrected number; null when it is valid. */
export function checkSource(source: string): CorrectionsErrorCode | null {
	return checkText(source, MAX_SOURCE_LENGTH, {
		unreadable: "corrections/text-unreadable",
		empty: "corrections/source-required",
		tooLong: "corrections/source-too-long",
	});
}

/** Returns the error code of a decision's reason, which may be empty; null when it is valid. */
export function checkReason(reason: string): CorrectionsErrorCode | null {
	return checkText(reason, MAX_REASON_LENGTH, {
		unreadable: "corrections/text-unreadable",
		tooLong: "corrections/reason-too-long",
	});
}

/** Returns the error code of a corrected number's date, a year or a month; null when it is valid. */
export function checkNumberDate(date: string): CorrectionsErrorCode | null {
	return /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(date.trim()) ? null : "corrections/date-invalid";
}

/** Games in which different items have one name, of which the detail begins with the year, artist or owner. */
const GAMES_WITH_NAMESAKES: readonly GameId[] = ["movie", "music", "github"];

/** Returns an item's name with what tells it from an item of the same name: "Aladdin (1992)". */
export function itemLabel(game: GameId, { name, detail = "" }: Pick<Card, "name" | "detail">): string {
	const [first] = detail.split(" · ");
	return first && GAMES_WITH_NAMESAKES.includes(game) ? `${name} (${first})` : name;
}

/** Returns the error code of a number of a classic game; null when the game can have it. `measure`: "" or a weapon's. */
export function checkClassicValue(game: GameId, measure: string, value: number): CorrectionsErrorCode | null {
	const isWhole = Number.isSafeInteger(value) && value >= 0;
	if (game === "history")
		return isWhole && value >= 1 && value <= MAX_YEAR ? null : "corrections/year-required";
	if (game === "cs16" && RATINGS.includes(measure))
		return isWhole && value <= MAX_RATING ? null : "corrections/rating-required";
	return isWhole ? null : "corrections/whole-number-required";
}
