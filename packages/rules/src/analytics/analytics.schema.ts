import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { TRACKED_NAMES } from "../play/games.ts";
import { gameName } from "../play/play.schema.ts";
import { daysBetween } from "../progression/site-day.ts";
import { MAX_RANGE_DAYS, RANGES, type Range } from "./measures.ts";

export const trackPlayInput = z.object({ game: gameName(TRACKED_NAMES) }).meta({ id: "TrackPlayInput" });

export type TrackPlayInput = z.output<typeof trackPlayInput>;

const boundedText = (maxLength: number) =>
	z.string(errorCode("analytics/page-invalid")).max(maxLength, errorCode("analytics/page-invalid"));

/** The server stores none of these values as sent: pages.ts reduces them to counted categories. */
export const trackPageInput = z
	.object({
		deviceType: boundedText(50),
		browserInfo: boundedText(200),
		screenSize: boundedText(50),
		path: boundedText(2000).startsWith("/", errorCode("analytics/page-invalid")),
		/** True when the page was opened from outside the site. */
		isFirst: z.boolean(errorCode("analytics/page-invalid")).optional(),
	})
	.meta({ id: "TrackPageInput" });
export type TrackPageInput = z.output<typeof trackPageInput>;

const day = z.iso.date(errorCode("analytics/range-invalid"));

/** Either `days` up to today, or `from` and `to`. */
export const statisticsInput = z
	.object({
		days: z.literal(RANGES, errorCode("analytics/range-invalid")).optional(),
		from: day.optional(),
		to: day.optional(),
	})
	.refine(isOneRange, errorCode("analytics/range-invalid"))
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
