import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { parseCursor } from "./page-cursor.ts";

export const pageCursor = z.string().transform(parseCursor).optional();

const NOTIFICATIONS_SHOWN = 5;
const MAX_NOTIFICATIONS = 50;

export const notificationsInput = z
	.object({ limit: inRange(NOTIFICATIONS_SHOWN, MAX_NOTIFICATIONS) })
	.meta({ id: "AdminNotificationsInput" });
export type NotificationsInput = z.output<typeof notificationsInput>;

/** A malformed id gets the same answer as an unknown one. */
export const notificationInput = z
	.object({ id: z.string().regex(/^[\w-]{1,64}$/, errorCode("admin/no-such-notification")) })
	.meta({ id: "AdminNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;
