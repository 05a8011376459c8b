import { ADMINS, type AuthorisationTable, PLAYERS, type World } from "../authorisation.ts";

const notification = ({ adminNotificationId: id }: World) => ({ id });
const player = ({ player }: World) => ({ userId: player.id });

export const adminAuthorisation = {
	rows: {
		"GET /admin/check-access": { scope: "read", status: PLAYERS },
		"GET /admin/dashboard-stats": { scope: "admin:read", status: ADMINS },
		"GET /admin/notifications/unread-count": { scope: "admin:read", status: ADMINS },
		"GET /admin/notifications": { scope: "admin:read", status: ADMINS },
		"PUT /admin/notifications/:id/read": { scope: "admin:write", input: notification, status: ADMINS },
		"PUT /admin/notifications/mark-all-read": { scope: "admin:write", status: ADMINS },
	},
	procedures: {
		"admin.access": { scope: "read", status: PLAYERS },
		"admin.dashboard": { scope: "admin:read", status: ADMINS },
		"admin.health": { scope: "admin:read", status: ADMINS },
		"admin.setup": { scope: "admin:read", status: ADMINS },
		"admin.settleSetupStep": {
			scope: "admin:write",
			input: () => ({ step: "backup", isSettled: true }),
			status: ADMINS,
		},
		"admin.hideSetup": { scope: "admin:write", input: () => ({ isHidden: true }), status: ADMINS },
		"admin.notifications": { scope: "admin:read", input: () => ({ limit: 5 }), status: ADMINS },
		"admin.unreadNotifications": { scope: "admin:read", status: ADMINS },
		"admin.readNotification": { scope: "admin:write", input: notification, status: ADMINS },
		"admin.readAllNotifications": { scope: "admin:write", status: ADMINS },
		"admin.users": { scope: "admin:read", input: () => ({}), status: ADMINS },
		"admin.user": { scope: "admin:read", input: ({ player }) => ({ id: player.id }), status: ADMINS },
		"admin.setAdmin": {
			scope: "never",
			input: (world) => ({ ...player(world), isAdmin: true }),
			status: ADMINS,
		},
		"admin.resetScores": {
			scope: "admin:write",
			input: (world) => ({ ...player(world), game: "all" }),
			status: ADMINS,
		},
		"admin.endSessions": { scope: "never", input: ({ other }) => ({ userId: other.id }), status: ADMINS },
		"admin.createPasswordLink": { scope: "never", input: player, status: ADMINS },
		"admin.deleteUser": {
			scope: "never",
			input: (world) => ({ ...player(world), username: "player" }),
			status: ADMINS,
		},
		"admin.audit": { scope: "admin:read", input: () => ({}), status: ADMINS },
		"admin.auditCsv": { scope: "admin:read", input: () => ({}), status: ADMINS },
	},
} satisfies AuthorisationTable;
