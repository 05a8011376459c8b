import { ADMINS, type AuthorisationTable, PLAYERS, type World } from "../../testing/authorisation.ts";

const notification = ({ adminNotificationId: id }: World) => ({ id });
const player = ({ player }: World) => ({ userId: player.id });

export const adminAuthorisation = {
	rows: {
		"GET /admin/check-access": { status: PLAYERS },
		"GET /admin/dashboard-stats": { status: ADMINS },
		"GET /admin/notifications/unread-count": { status: ADMINS },
		"GET /admin/notifications": { status: ADMINS },
		"PUT /admin/notifications/:id/read": { input: notification, status: ADMINS },
		"PUT /admin/notifications/mark-all-read": { status: ADMINS },
	},
	procedures: {
		"admin.access": { status: PLAYERS },
		"admin.dashboard": { status: ADMINS },
		"admin.health": { status: ADMINS },
		"admin.notifications": { input: () => ({ limit: 5 }), status: ADMINS },
		"admin.unreadNotifications": { status: ADMINS },
		"admin.readNotification": { input: notification, status: ADMINS },
		"admin.readAllNotifications": { status: ADMINS },
		"admin.users": { input: () => ({}), status: ADMINS },
		"admin.user": { input: ({ player }) => ({ id: player.id }), status: ADMINS },
		"admin.setAdmin": { input: (world) => ({ ...player(world), isAdmin: true }), status: ADMINS },
		"admin.resetScores": { input: (world) => ({ ...player(world), game: "all" }), status: ADMINS },
		"admin.endSessions": { input: ({ other }) => ({ userId: other.id }), status: ADMINS },
		"admin.deleteUser": { input: (world) => ({ ...player(world), username: "player" }), status: ADMINS },
		"admin.audit": { input: () => ({}), status: ADMINS },
		"admin.auditCsv": { input: () => ({}), status: ADMINS },
	},
} satisfies AuthorisationTable;
