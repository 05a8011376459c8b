import { notificationInput, notificationsInput } from "@hilo/rules/admin/admin.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import {
	listNotifications,
	readAllNotifications,
	readNotification,
	unreadNotifications,
} from "../notices/read-notifications.ts";
import { checkAccess } from "./check-access.ts";
import { readDashboard } from "./dashboard/read-dashboard.ts";

export const adminRouter = router({
	access: playerProcedure.query(({ ctx }) => checkAccess(ctx)),
	dashboard: playerProcedure.query(({ ctx }) => readDashboard(ctx)),
	notifications: playerProcedure
		.input(notificationsInput)
		.query(({ ctx, input }) => listNotifications(ctx, input)),
	unreadNotifications: playerProcedure.query(({ ctx }) => unreadNotifications(ctx)),
	readNotification: playerProcedure
		.input(notificationInput)
		.mutation(({ ctx, input }) => readNotification(ctx, input)),
	readAllNotifications: playerProcedure.mutation(({ ctx }) => readAllNotifications(ctx)),
});
