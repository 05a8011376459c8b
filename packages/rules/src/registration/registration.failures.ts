import type { FailureTable } from "../error-tables/error-table.ts";

export const REGISTRATION_FAILURES = {
	"registration/invitation-load-failed": { status: 500, message: "Failed to check the invitation" },
	"registration/invitations-load-failed": { status: 500, message: "Failed to load the invitation links" },
	"registration/invitation-create-failed": {
		status: 500,
		message: "Failed to make the invitation link. Please try again.",
	},
	"registration/invitation-end-failed": {
		status: 500,
		message: "Failed to end the invitation link. Please try again.",
	},
} as const satisfies FailureTable<"registration">;
