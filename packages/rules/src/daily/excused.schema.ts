import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { DAILY_ERRORS } from "./daily.errors.ts";
import { day } from "./daily.schema.ts";

const errorText = errorTextFrom(DAILY_ERRORS);
const MAX_REASON_LENGTH = 200;

/** Makes a day count as played for every streak. Players read the reason. */
export const excuseDayInput = z
	.object({
		day,
		reason: z
			.string(errorText("daily/reason-missing"))
			.trim()
			.min(1, errorText("daily/reason-missing"))
			.max(MAX_REASON_LENGTH, errorText("daily/reason-too-long")),
	})
	.meta({ id: "ExcuseDayInput" });
export const excusedDayInput = z.object({ day }).meta({ id: "ExcusedDayInput" });
