import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { ADMIN_ERRORS } from "./admin.errors.ts";

const says = errorTextFrom(ADMIN_ERRORS);

/** How many notifications the dashboard shows (games.md, section 9). */
export const NOTIFICATIONS_SHOWN = 5;
const MOST_NOTIFICATIONS = 50;

/** How many notifications: 1 to 50, default 5; what is out of range is brought into it (D42), what is no number is the default. */
export const notificationsInput = z
	.object({
		limit: z
			.union([z.number(), z.string()])
			.optional()
			.catch(undefined)
			.transform(intoRange)
			.meta({
				type: "integer",
				minimum: 1,
				maximum: MOST_NOTIFICATIONS,
				description: `${NOTIFICATIONS_SHOWN} unless said otherwise`,
			}),
	})
	.meta({ id: "AdminNotificationsInput" });
export type NotificationsInput = z.output<typeof notificationsInput>;

function intoRange(limit: number | string | undefined): number {
	const wanted = typeof limit === "string" && limit.trim() === "" ? Number.NaN : Number(limit);
	if (Number.isNaN(wanted)) return NOTIFICATIONS_SHOWN;
	return Math.min(Math.max(Math.trunc(wanted), 1), MOST_NOTIFICATIONS);
}

/** One notification of the administrators'. A text that can't be its id is answered like an unknown one. */
export const notificationInput = z
	.object({ id: z.string().regex(/^[\w-]{1,64}$/, says("admin/no-such-notification")) })
	.meta({ id: "AdminNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;
