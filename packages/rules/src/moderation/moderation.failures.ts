import type { FailureTable } from "../errors/error-table.ts";

export const MODERATION_FAILURES = {
	"moderation/report-failed": { status: 500, message: "Failed to send report" },
} as const satisfies FailureTable<"moderation">;
