import type { ErrorTable } from "../error-tables/error-table.ts";
import { ADMIN_FAILURES } from "./admin.failures.ts";

export const ADMIN_ERRORS = {
	...ADMIN_FAILURES,
	"admin/access-denied": {
		status: 403,
		message: "You don't have permission to access the admin dashboard.",
	},
} as const satisfies ErrorTable<"admin">;
