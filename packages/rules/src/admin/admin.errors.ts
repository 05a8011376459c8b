import type { ErrorTable } from "../error-tables/error-table.ts";

export const ADMIN_ERRORS = {
	"admin/check-failed": { status: 500, message: "Failed to check admin access" },
	"admin/access-denied": {
		status: 403,
		message: "You don't have permission to access the admin dashboard.",
	},
} as const satisfies ErrorTable<"admin">;
