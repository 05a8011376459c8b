import {
	auditFilters,
	auditInput,
	createPasswordLinkInput,
	deleteUserInput,
	endSessionsInput,
	hideSetupInput,
	notificationInput,
	notificationsInput,
	resetScoresInput,
	setAdminInput,
	settleSetupStepInput,
	userInput,
	usersInput,
} from "@hilo/rules/admin/admin.schema";
import { adminProcedure, playerProcedure, router } from "../../platform/procedures.ts";
import { createPasswordLink } from "../accounts/administration/create-password-link.ts";
import { deleteForGood } from "../accounts/administration/delete-for-good.ts";
import { endSessionsOf } from "../accounts/administration/end-sessions-of.ts";
import { setAdminById } from "../accounts/set-admin.ts";
import { auditCsv, listActions } from "../audit/list-actions.ts";
import { readHealth } from "../health/site-findings.ts";
import {
	listNotifications,
	markAdminNotificationRead,
	markAllAdminNotificationsRead,
	unreadNotifications,
} from "../notifications/read-admin-notifications.ts";
import { readDashboard } from "./dashboard/read-dashboard.ts";
import { hideSetup, readSetup, settleSetupStep } from "./dashboard/setup.ts";
import { listUsers } from "./users/list-users.ts";
import { readUser } from "./users/read-user.ts";
import { resetScores } from "./users/reset-scores.ts";

export const adminRouter = router({
	access: playerProcedure("read").query(({ ctx }) => ({ isAdmin: ctx.actor.isAdmin })),
	dashboard: adminProcedure("admin:read").query(({ ctx }) => readDashboard(ctx)),
	health: adminProcedure("admin:read").query(({ ctx }) => readHealth(ctx)),
	setup: adminProcedure("admin:read").query(({ ctx }) => readSetup(ctx)),
	settleSetupStep: adminProcedure("admin:write")
		.input(settleSetupStepInput)
		.mutation(({ ctx, input }) => settleSetupStep(ctx, input)),
	hideSetup: adminProcedure("admin:write")
		.input(hideSetupInput)
		.mutation(({ ctx, input }) => hideSetup(ctx, input)),
	notifications: adminProcedure("admin:read")
		.input(notificationsInput)
		.query(({ ctx, input }) => listNotifications(ctx, input)),
	unreadNotifications: adminProcedure("admin:read").query(({ ctx }) => unreadNotifications(ctx)),
	readNotification: adminProcedure("admin:write")
		.input(notificationInput)
		.mutation(({ ctx, input }) => markAdminNotificationRead(ctx, input)),
	readAllNotifications: adminProcedure("admin:write").mutation(({ ctx }) =>
		markAllAdminNotificationsRead(ctx),
	),
	users: adminProcedure("admin:read")
		.input(usersInput)
		.query(({ ctx, input }) => listUsers(ctx, input)),
	user: adminProcedure("admin:read")
		.input(userInput)
		.query(({ ctx, input }) => readUser(ctx, input)),
	setAdmin: adminProcedure("never")
		.input(setAdminInput)
		.mutation(({ ctx, input }) => setAdminById(ctx, input)),
	resetScores: adminProcedure("admin:write")
		.input(resetScoresInput)
		.mutation(({ ctx, input }) => resetScores(ctx, input)),
	endSessions: adminProcedure("never")
		.input(endSessionsInput)
		.mutation(({ ctx, input }) => endSessionsOf(ctx, input)),
	createPasswordLink: adminProcedure("never")
		.input(createPasswordLinkInput)
		.mutation(({ ctx, input }) => createPasswordLink(ctx, input)),
	deleteUser: adminProcedure("never")
		.input(deleteUserInput)
		.mutation(({ ctx, input }) => deleteForGood(ctx, input)),
	audit: adminProcedure("admin:read", { isLarge: true })
		.input(auditInput)
		.query(({ ctx, input }) => listActions(ctx, input)),
	auditCsv: adminProcedure("admin:read", { isLarge: true })
		.input(auditFilters)
		.query(({ ctx, input }) => auditCsv(ctx, input)),
});
