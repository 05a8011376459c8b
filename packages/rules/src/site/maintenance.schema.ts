import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { MAX_MAINTENANCE_MESSAGE_LENGTH } from "./lengths.ts";

/** The offset from UTC is required: operator and server may be in different time zones. Seconds are optional. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Closes the site to all but administrators, or opens it, which clears the message and the end. */
export const maintenanceInput = z
	.object({
		isOn: z.boolean(),
		/** The reason, for everyone to read; null or blank for none. */
		message: z
			.string()
			.trim()
			.max(MAX_MAINTENANCE_MESSAGE_LENGTH, errorCode("site/maintenance-message-too-long"))
			.transform((text) => text || null)
			.nullable()
			.default(null),
		/** The expected end; null if unknown. The site does not open by itself. */
		until: z
			.string()
			.refine(
				(text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
				errorCode("site/maintenance-end-invalid"),
			)
			.meta({ format: "date-time" })
			.nullable()
			.default(null),
	})
	.meta({ id: "MaintenanceInput" });
export type MaintenanceInput = z.output<typeof maintenanceInput>;

/** Returns whether a user (null: a visitor) may use the site. During maintenance only administrators may. */
export function mayEnter(site: { maintenanceMode: boolean }, user: { isAdmin: boolean } | null): boolean {
	return !site.maintenanceMode || user?.isAdmin === true;
}

// Promised in docs/product.md#maintenance.
