import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { TRACKED_NAMES } from "../play/games.ts";
import { ANALYTICS_ERRORS } from "./analytics.errors.ts";
import { daysBetween, MAX_RANGE_DAYS, RANGES, type Range } from "./measures.ts";

const errorText = errorTextFrom(ANALYTICS_ERRORS);

export const trackPlayInput = z.object({ game: gameName(TRACKED_NAMES) }).meta({ id: "TrackPlayInput" });

export type TrackPlayInput = z.output<typeof trackPlayInput>;

const boundedText = (maxLength: number) =>
	z.string(errorText("analytics/page-invalid")).max(maxLength, errorText("analytics/page-invalid"));

/** The server stores none of these values as sent: pages.ts reduces them to counted categories. */
export const trackPageInput = z
	.object({
		deviceType: boundedText(50),
		browserInfo: boundedText(200),
		screenSize: boundedText(50),
		path: boundedText(2000).startsWith("/", errorText("analytics/page-invalid")),
		/** True when the page was opened from outside the site. */
		isFirst: z.boolean(errorText("analytics/page-invalid")).optional(),
	})
	.meta({ id: "TrackPageInput" });
export type TrackPageInput = z.output<typeof trackPageInput>;

const day = z.iso.date(errorText("analytics/range-invalid"));

/** Either `days` up to today, or `from` and `to`. */
export const statisticsInput = z
	.object({
		days: z.literal(RANGES, errorText("analytics/range-invalid")).optional(),
		from: day.optional(),
		to: day.optional(),
	})
	.refine(isOneRange, errorText("analytics/range-invalid"))
	.meta({ id: "StatisticsInput" });
export type StatisticsInput = z.output<typeof statisticsInput>;

function isOneRange({
	days,
	from,
	to,
}: {
	days?: Range | undefined;
	from?: string | undefined;
	to?: string | undefined;
}): boolean {
	if (from === undefined || to === undefined) return days !== undefined && from === to;
	return days === undefined && from <= to && daysBetween(from, to) < MAX_RANGE_DAYS;
}
