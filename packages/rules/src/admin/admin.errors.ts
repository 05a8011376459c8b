import type { ErrorTable } from "../errors/error-table.ts";

export const ADMIN_ERRORS = {
	"admin/access-denied": {
		status: 403,
		message: "You don't have permission to access the admin dashboard.",
	},
	"admin/name-differs": { status: 400, message: "Please type the name exactly as it stands here" },
	"admin/search-too-long": { status: 400, message: "This search is too long" },
	"admin/deletion-of-oneself": { status: 400, message: "Delete your own account in your profile" },
	"admin/deletion-of-administrator": {
		status: 409,
		message: "An administrator can't be deleted. Take the administrator rights away first.",
	},
	"admin/password-link-of-administrator": {
		status: 409,
		message:
			"An administrator's password can't be reset here. Who runs the server can, with hilo users reset-password.",
	},
	"admin/password-link-of-suspended": {
		status: 409,
		message: "This account is suspended. Lift the suspension first.",
	},
	"admin/promotion-of-hidden": {
		status: 409,
		message: "A suspended user, or one who is leaving, can't become an administrator",
	},
	"admin/no-such-notification": { status: 404, message: "This notification is no longer here" },
} as const satisfies ErrorTable<"admin">;
