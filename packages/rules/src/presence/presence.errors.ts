import type { ErrorTable } from "../error-tables/error-table.ts";

export const PRESENCE_ERRORS = {
	"presence/status-invalid": { status: 400, message: "Status must be online, away, busy or offline" },
	"presence/users-invalid": { status: 400, message: "userIds must be a list of at most 200 user ids" },
} as const satisfies ErrorTable<"presence">;
