import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { guess, roundUpTo } from "../play/play.schema.ts";
import { DECK_ROUNDS } from "./deck-plan.ts";
import { canonicalZoneName, isTimeZone } from "./time-zone.ts";

export const day = z.iso.date(errorCode("daily/no-such-day"));
/** The IANA name of the browser's time zone. Ignored for a player who already has one. */
const timeZone = z
	.string(errorCode("daily/no-such-zone"))
	.refine(isTimeZone, { error: errorCode("daily/no-such-zone"), abort: true })
	.transform(canonicalZoneName);
const round = roundUpTo(DECK_ROUNDS);

export const todayInput = z.object({ timeZone: timeZone.optional() }).meta({ id: "DailyTodayInput" });
/** Begins or continues the one run of a deck, by default today's. `owner`: the player that the page shows. */
export const startDailyInput = z
	.object({ day: day.optional(), timeZone: timeZone.optional(), owner: z.string().optional() })
	.meta({ id: "StartDailyInput" });
export const dailyDayInput = z.object({ day }).meta({ id: "DailyDayInput" });
export const dailyGuessInput = z.object({ day, round, guess }).meta({ id: "DailyGuessInput" });
export const dailyBoardInput = z
	.object({ day, among: z.enum(["all", "friends"]).default("all") })
	.meta({ id: "DailyBoardInput" });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, errorCode("daily/no-such-day"));
/** Without a month, this one. */
export const dailyHistoryInput = z.object({ month: month.optional() }).meta({ id: "DailyHistoryInput" });
/** Without a month, the site's present one. */
export const dailyArchiveInput = z.object({ month: month.optional() }).meta({ id: "DailyArchiveInput" });
export const dailyZoneInput = z.object({ timeZone }).meta({ id: "DailyZoneInput" });

const MAX_REASON_LENGTH = 200;

/** Makes a day count as played for every streak. Players read the reason. */
export const excuseDayInput = z
	.object({
		day,
		reason: z
			.string(errorCode("daily/reason-missing"))
			.trim()
			.min(1, errorCode("daily/reason-missing"))
			.max(MAX_REASON_LENGTH, errorCode("daily/reason-too-long")),
	})
	.meta({ id: "ExcuseDayInput" });
export const excusedDayInput = z.object({ day }).meta({ id: "ExcusedDayInput" });
