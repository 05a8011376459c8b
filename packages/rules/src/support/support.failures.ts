import type { FailureTable } from "../errors/error-table.ts";

export const SUPPORT_FAILURES = {
	"support/create-failed": { status: 500, message: "Failed to create support ticket" },
	"support/reply-failed": { status: 500, message: "Failed to send reply" },
	"support/close-failed": { status: 500, message: "Failed to close ticket" },
	"support/load-failed": { status: 500, message: "Failed to load support tickets. Please try again." },
	"support/ticket-load-failed": { status: 500, message: "Failed to load ticket details. Please try again." },
	"support/change-failed": { status: 500, message: "Failed to change ticket" },
} as const satisfies FailureTable<"support">;
