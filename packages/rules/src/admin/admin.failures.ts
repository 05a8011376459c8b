import type { FailureTable } from "../error-tables/error-table.ts";

export const ADMIN_FAILURES = {
	"admin/check-failed": { status: 500, message: "Failed to check admin access" },
	"admin/settings-load-failed": { status: 500, message: "Failed to load the settings" },
	"admin/setting-save-failed": { status: 500, message: "Failed to save the setting. Please try again." },
	"admin/games-load-failed": { status: 500, message: "Failed to load the classic games" },
	"admin/game-save-failed": { status: 500, message: "Failed to save the classic game. Please try again." },
	"admin/order-save-failed": { status: 500, message: "Failed to save the order. Please try again." },
} as const satisfies FailureTable<"admin">;
