import type { FailureTable } from "../errors/error-table.ts";

export const ACCOUNTS_FAILURES = {
	"accounts/registration-failed": { status: 500, message: "Registration failed" },
	"accounts/login-failed": { status: 500, message: "Login failed" },
	"accounts/logout-failed": { status: 500, message: "Logout failed" },
	"accounts/check-failed": { status: 500, message: "Authentication check failed" },
	"accounts/profile-update-failed": { status: 500, message: "Failed to update profile" },
	"accounts/username-update-failed": { status: 500, message: "Failed to update username" },
	"accounts/profile-load-failed": { status: 500, message: "Failed to load user profile" },
	"accounts/avatar-failed": { status: 500, message: "Failed to upload avatar" },
	"accounts/avatar-reset-failed": { status: 500, message: "Failed to reset avatar" },
	"accounts/password-mail-failed": { status: 500, message: "Failed to request a new password" },
	"accounts/password-reset-failed": { status: 500, message: "Failed to reset password" },
	"accounts/password-change-failed": { status: 500, message: "Failed to change password" },
	"accounts/email-change-failed": { status: 500, message: "Failed to change email" },
	"accounts/email-confirm-failed": { status: 500, message: "Failed to confirm email" },
	"accounts/verify-mail-failed": { status: 500, message: "Failed to send the verification email" },
	"accounts/sessions-load-failed": { status: 500, message: "Failed to load sessions" },
	"accounts/session-end-failed": { status: 500, message: "Failed to end session" },
	"accounts/export-failed": { status: 500, message: "Failed to export your data" },
	"accounts/deletion-failed": { status: 500, message: "Failed to delete account" },
	"accounts/avatar-timed-out": { status: 500, message: "Upload timed out. Please try again." },
} as const satisfies FailureTable<"accounts">;
