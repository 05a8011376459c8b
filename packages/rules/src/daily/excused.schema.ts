import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { DAILY_ERRORS } from "./daily.errors.ts";
import { day } from "./daily.schema.ts";

const says = errorTextFrom(DAILY_ERRORS);
export const REASON_MAX = 200;

/** A day that is to count as played for everybody, and what players are told of it. */
export const excuseDayInput = z
	.object({
		day,
		reason: z
			.string(says("daily/reason-missing"))
			.trim()
			.min(1, says("daily/reason-missing"))
			.max(REASON_MAX, says("daily/reason-too-long")),
	})
	.meta({ id: "ExcuseDayInput" });
export const excusedDayInput = z.object({ day }).meta({ id: "ExcusedDayInput" });
