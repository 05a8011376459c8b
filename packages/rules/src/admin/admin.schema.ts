import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { ADMIN_ERRORS } from "./admin.errors.ts";

const says = errorTextFrom(ADMIN_ERRORS);

/** How many notifications the dashboard shows (games.md, section 9). */
export const NOTIFICATIONS_SHOWN = 5;
const MAX_NOTIFICATIONS = 50;

/** How many notifications: 1 to 50, default 5. */
export const notificationsInput = z
	.object({ limit: inRange(NOTIFICATIONS_SHOWN, MAX_NOTIFICATIONS) })
	.meta({ id: "AdminNotificationsInput" });
export type NotificationsInput = z.output<typeof notificationsInput>;

/** One notification of the administrators'. A text that can't be its id is answered like an unknown one. */
export const notificationInput = z
	.object({ id: z.string().regex(/^[\w-]{1,64}$/, says("admin/no-such-notification")) })
	.meta({ id: "AdminNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;
