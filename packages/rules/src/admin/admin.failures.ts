import type { FailureTable } from "../errors/error-table.ts";

export const ADMIN_FAILURES = {
	"admin/check-failed": { status: 500, message: "Failed to check admin access" },
	"admin/health-load-failed": { status: 500, message: "Failed to check the site's health" },
	"admin/settings-load-failed": { status: 500, message: "Failed to load the settings" },
	"admin/setting-save-failed": { status: 500, message: "Failed to save the setting. Please try again." },
	"admin/games-load-failed": { status: 500, message: "Failed to load the classic games" },
	"admin/game-save-failed": { status: 500, message: "Failed to save the classic game. Please try again." },
	"admin/order-save-failed": { status: 500, message: "Failed to save the order. Please try again." },
	"admin/legal-load-failed": { status: 500, message: "Failed to load the legal text" },
	"admin/legal-preview-failed": { status: 500, message: "Failed to show the preview" },
	"admin/legal-publish-failed": { status: 500, message: "Failed to publish the legal text" },
	"admin/updates-load-failed": { status: 500, message: "Failed to load the updates" },
	"admin/update-save-failed": { status: 500, message: "Failed to save the update" },
	"admin/update-delete-failed": { status: 500, message: "Failed to delete the update" },
	"admin/reports-load-failed": { status: 500, message: "Failed to load the reports" },
	"admin/context-load-failed": { status: 500, message: "Failed to load what was said around it" },
	"admin/decision-failed": { status: 500, message: "Failed to save the decision. Please try again." },
	"admin/custom-games-load-failed": { status: 500, message: "Failed to load the custom games" },
	"admin/custom-game-failed": { status: 500, message: "Failed to change the game. Please try again." },
} as const satisfies FailureTable<"admin">;
