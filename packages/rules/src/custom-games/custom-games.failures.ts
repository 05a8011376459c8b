import type { FailureTable } from "../errors/error-table.ts";

export const CUSTOM_GAMES_FAILURES = {
	"custom-games/save-failed": { status: 500, message: "Failed to save game" },
	"custom-games/own-load-failed": { status: 500, message: "Failed to load your games" },
	"custom-games/shared-load-failed": { status: 500, message: "Failed to load shared games" },
	"custom-games/public-load-failed": { status: 500, message: "Failed to load public games" },
	"custom-games/delete-failed": { status: 500, message: "Failed to delete game" },
	"custom-games/remove-failed": { status: 500, message: "Failed to remove game" },
	"custom-games/load-error": { status: 500, message: "Error loading game" },
	"custom-games/load-failed": { status: 500, message: "Failed to load game" },
	"custom-games/invite-failed": { status: 500, message: "Failed to send invitations" },
	"custom-games/invitations-load-failed": { status: 500, message: "Failed to load invitations" },
	"custom-games/respond-failed": { status: 500, message: "Failed to accept/decline invitation" },
	"custom-games/picture-failed": { status: 500, message: "Failed to upload picture" },
	"custom-games/picture-quota-failed": { status: 500, message: "Failed to load the size of your pictures" },
	"custom-games/process-failed": { status: 500, message: "Failed to process request" },
} as const satisfies FailureTable<"custom-games">;
