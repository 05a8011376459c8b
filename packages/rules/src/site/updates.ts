import { checkLongText } from "../text/player-text.ts";
import type { UpdatesErrorCode } from "./site.errors.ts";

/** Lengths are in code points. */
export const MAX_UPDATE_TITLE_LENGTH = 100;
export const MAX_UPDATE_CONTENT_LENGTH = 2_000;
export const UPDATES_SHOWN = 5;
/** On a page of the public list. */
export const UPDATES_PAGE_SIZE = 10;
/** On a page of the administrators' list. */
export const ALL_UPDATES_PAGE_SIZE = 50;

/** Returns the error code of an update's title; null when it is valid. */
export function checkUpdateTitle(title: string): UpdatesErrorCode | null {
	return checkLongText(title, MAX_UPDATE_TITLE_LENGTH, {
		empty: "site/update-title-empty",
		tooLong: "site/update-title-too-long",
		unreadable: "site/update-unreadable",
	});
}

/** Returns the error code of an update's text, which may have several lines; null when it is valid. */
export function checkUpdateContent(content: string): UpdatesErrorCode | null {
	return checkLongText(content, MAX_UPDATE_CONTENT_LENGTH, {
		empty: "site/update-content-empty",
		tooLong: "site/update-content-too-long",
		unreadable: "site/update-unreadable",
	});
}

/** A draft is hidden; a scheduled update is shown once its date has come. */
export type UpdateState = "draft" | "scheduled" | "published";

/** Returns the state of an update at a moment. Both times are in epoch ms. */
export function updateState(update: { isPublished: boolean; publishedAt: number }, now: number): UpdateState {
	if (!update.isPublished) return "draft";
	return update.publishedAt > now ? "scheduled" : "published";
}
