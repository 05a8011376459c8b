import { checkLongText } from "./long-text.ts";
import type { UpdatesErrorCode } from "./updates.errors.ts";

/** The longest title of an update, in code points. */
export const UPDATE_TITLE_MAX = 100;
/** The longest text of an update, in code points. */
export const UPDATE_CONTENT_MAX = 2_000;
/** How many recent updates the home page shows (platform.md, section 9). */
export const UPDATES_SHOWN = 5;
/** How many updates a page of the public list has. */
export const UPDATES_PAGE = 10;
/** How many updates a page of the administrators' list has. */
export const ALL_UPDATES_PAGE = 50;

/** Returns what is wrong with an update's title; null when it is fine. */
export function checkUpdateTitle(title: string): UpdatesErrorCode | null {
	return checkLongText(title, UPDATE_TITLE_MAX, {
		empty: "site/update-title-empty",
		tooLong: "site/update-title-too-long",
		unreadable: "site/update-unreadable",
	});
}

/** Returns what is wrong with an update's text; null when it is fine. It may have several lines. */
export function checkUpdateContent(content: string): UpdatesErrorCode | null {
	return checkLongText(content, UPDATE_CONTENT_MAX, {
		empty: "site/update-content-empty",
		tooLong: "site/update-content-too-long",
		unreadable: "site/update-unreadable",
	});
}

/** How an update stands: nobody sees a draft, and what is scheduled is seen once its date has come. */
export type UpdateState = "draft" | "scheduled" | "published";

/** Returns how an update stands at a moment. Both times are epoch milliseconds. */
export function updateState(update: { isPublished: boolean; publishedAt: number }, now: number): UpdateState {
	if (!update.isPublished) return "draft";
	return update.publishedAt > now ? "scheduled" : "published";
}
