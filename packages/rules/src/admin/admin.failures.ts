import type { FailureTable } from "../error-tables/error-table.ts";

export const ADMIN_FAILURES = {
	"admin/check-failed": { status: 500, message: "Failed to check admin access" },
} as const satisfies FailureTable<"admin">;
