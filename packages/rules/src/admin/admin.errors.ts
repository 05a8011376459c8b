import type { ErrorTable } from "../error-tables/error-table.ts";
import { ADMIN_FAILURES } from "./admin.failures.ts";

export const ADMIN_ERRORS = {
	...ADMIN_FAILURES,
	"admin/access-denied": {
		status: 403,
		message: "You don't have permission to access the admin dashboard.",
	},
	"admin/no-such-notification": { status: 404, message: "This notification is no longer here" },
} as const satisfies ErrorTable<"admin">;
