import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { TRACKED_NAMES } from "../play/games.ts";
import { ANALYTICS_ERRORS } from "./analytics.errors.ts";
import { daysBetween, LONGEST_DAYS, RANGES, type Range } from "./measures.ts";

const says = errorTextFrom(ANALYTICS_ERRORS);

/** Says that a game was opened: by its id or by one of its keys. */
export const trackPlayInput = z.object({ game: gameName(TRACKED_NAMES) }).meta({ id: "TrackPlayInput" });

export type TrackPlayInput = z.output<typeof trackPlayInput>;

const said = (most: number) =>
	z.string(says("analytics/page-invalid")).max(most, says("analytics/page-invalid"));

/** Says that a page was opened, and on what. None of it is kept as it is sent. */
export const trackPageInput = z
	.object({
		deviceType: said(50),
		browserInfo: said(200),
		screenSize: said(50),
		path: said(2000).startsWith("/", says("analytics/page-invalid")),
		/** Whether it was opened from outside, and not from another page of the site. */
		isFirst: z.boolean(says("analytics/page-invalid")).optional(),
	})
	.meta({ id: "TrackPageInput" });
export type TrackPageInput = z.output<typeof trackPageInput>;

const day = z.iso.date(says("analytics/range-invalid"));

/** Of which days figures are asked for: so many up to today, or from one to another. */
export const figuresInput = z
	.object({
		days: z.literal(RANGES, says("analytics/range-invalid")).optional(),
		from: day.optional(),
		to: day.optional(),
	})
	.refine(isOneRange, says("analytics/range-invalid"))
	.meta({ id: "FiguresInput" });
export type FiguresInput = z.output<typeof figuresInput>;

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
	return days === undefined && from <= to && daysBetween(from, to) < LONGEST_DAYS;
}
