import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { MAINTENANCE_MESSAGE_MAX } from "./lengths.ts";
import { SITE_ERRORS } from "./site.errors.ts";

const says = errorTextFrom(SITE_ERRORS);

/** With its offset from UTC, or an operator and the machine could mean different times. Seconds may be left out. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Closes the site to all but administrators, or opens it. While it is open nothing is said and no end is named. */
export const maintenanceInput = z
	.object({
		isOn: z.boolean(),
		/** What is going on, in an administrator's words; null or blank for nothing. */
		message: z
			.string()
			.trim()
			.max(MAINTENANCE_MESSAGE_MAX, says("site/maintenance-message-too-long"))
			.transform((text) => text || null)
			.nullable()
			.default(null),
		/** When it is expected to be over; null where nobody knows. The site opens when somebody opens it. */
		until: z
			.string()
			.refine(
				(text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
				says("site/maintenance-end-invalid"),
			)
			.meta({ format: "date-time" })
			.nullable()
			.default(null),
	})
	.meta({ id: "MaintenanceInput" });
export type MaintenanceInput = z.output<typeof maintenanceInput>;
