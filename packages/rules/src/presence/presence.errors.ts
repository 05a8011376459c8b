import type { ErrorTable } from "../errors/error-table.ts";

export const PRESENCE_ERRORS = {
	"presence/status-invalid": { status: 400, message: "Status must be online, away, busy or offline" },
	"presence/users-invalid": { status: 400, message: "The status of at most 200 players can be asked for" },
} as const satisfies ErrorTable<"presence">;
