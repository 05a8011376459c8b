import {
	ADMIN_NOTIFICATION_TYPES,
	notificationInput,
	notificationsInput,
} from "@hilo/rules/admin/admin.schema";
import { z } from "zod";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import {
	listNotifications,
	markAdminNotificationRead,
	markAllAdminNotificationsRead,
	unreadNotifications,
} from "../notifications/read-admin-notifications.ts";
import { dashboardStats } from "./dashboard/read-dashboard.ts";

const notification = z
	.object({
		id: z.string(),
		type: z.enum(ADMIN_NOTIFICATION_TYPES),
		message: z.string(),
		time: z.iso.datetime(),
		read: z.boolean(),
	})
	.meta({ id: "AdminNotification" });

const count = z.int().nonnegative();

export const adminRows = [
	restRow({
		method: "get",
		path: "/admin/check-access",
		scope: "read",
		summary: "Whether the caller is an administrator",
		access: "player",
		answer: z.object({ isAdmin: z.boolean() }),
		handle: (ctx) => ({ isAdmin: ctx.actor.isAdmin }),
	}),
	restRow({
		method: "get",
		path: "/admin/dashboard-stats",
		scope: "admin:read",
		summary: "How many users and games there are",
		access: "admin",
		answer: z.object({ totalUsers: count, totalGames: count, activeUsers: count, newUsersToday: count }),
		handle: dashboardStats,
	}),
	restRow({
		method: "get",
		path: "/admin/notifications/unread-count",
		scope: "admin:read",
		summary: "How many notifications the caller has not read",
		access: "admin",
		answer: z.object({ count }),
		handle: unreadNotifications,
	}),
	restRow({
		method: "get",
		path: "/admin/notifications",
		scope: "admin:read",
		summary: "Notifications for administrators, newest first",
		access: "admin",
		input: notificationsInput,
		answer: z.array(notification),
		handle: async (ctx, input) =>
			(await listNotifications(ctx, input)).map(({ link: _, ...documented }) => documented),
	}),
	restRow({
		method: "put",
		path: "/admin/notifications/:id/read",
		scope: "admin:write",
		summary: "Marks a notification as read",
		access: "admin",
		input: notificationInput,
		errors: ["admin/no-such-notification"],
		...done(markAdminNotificationRead),
	}),
	restRow({
		method: "put",
		path: "/admin/notifications/mark-all-read",
		scope: "admin:write",
		summary: "Marks all notifications as read",
		access: "admin",
		...done(markAllAdminNotificationsRead),
	}),
];
