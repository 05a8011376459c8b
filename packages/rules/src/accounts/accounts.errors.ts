import type { ErrorTable } from "../errors/error-table.ts";

export const ACCOUNTS_ERRORS = {
	"accounts/user-not-found": { status: 404, message: "User not found" },
	"accounts/user-missing": { status: 400, message: "Please choose a player" },
	"accounts/signed-out": { status: 401, message: "Please sign in to continue." },
	"accounts/session-lost": { status: 401, message: "Authentication failed. Please try logging in again." },
	"accounts/bad-login": { status: 401, message: "Invalid email, username or password" },
	// suspensionText() replaces this message with one that names the end.
	"accounts/suspended": { status: 403, message: "This account is suspended." },
	"accounts/email-invalid": { status: 400, message: "Please enter a valid email address" },
	"accounts/email-taken": { status: 409, message: "Email is already in use" },
	"accounts/username-empty": { status: 400, message: "Username cannot be empty" },
	"accounts/username-length": { status: 400, message: "Username must be between 3 and 20 characters" },
	"accounts/username-characters": {
		status: 400,
		message: "Username may contain only letters, digits, _, - and .",
	},
	"accounts/username-reserved": {
		status: 400,
		message: "This name is reserved. Please choose another one.",
	},
	"accounts/username-taken": { status: 409, message: "Username is already taken" },
	"accounts/password-too-short": { status: 400, message: "Password must be at least 6 characters long" },
	"accounts/password-unreadable": { status: 400, message: "Password has characters that can't be stored" },
	"accounts/too-many-attempts": {
		status: 429,
		message: "Too many failed sign-in attempts. Please try again later.",
	},
	"accounts/too-many-sign-ins": { status: 429, message: "Too many sign-ins. Please try again later." },
	"accounts/too-many-registrations": {
		status: 429,
		message: "Too many new accounts from your network. Please try again later.",
	},
	"accounts/too-many-password-mails": {
		status: 429,
		message: "Too many password emails requested. Please use the last one, or try again later.",
	},
	"accounts/too-many-mails": { status: 429, message: "Too many emails requested. Please try again later." },
	"accounts/wrong-password": { status: 403, message: "Your current password is incorrect" },
	"accounts/link-invalid": {
		status: 400,
		message: "This link is no longer valid. Please ask for a new one.",
	},
	"accounts/email-same": { status: 400, message: "This is already your email address" },
	"accounts/email-verified-already": { status: 409, message: "Your email address is already verified" },
	"accounts/fields-required": { status: 400, message: "Please fill in all required fields" },
	"accounts/too-many-searches": { status: 429, message: "That was a lot of searches. Please wait a moment." },
	"accounts/search-too-long": { status: 400, message: "A search must be at most 50 characters long" },
	"accounts/last-admin": { status: 409, message: "The last administrator can't be demoted" },
	"accounts/last-admin-leaving": {
		status: 409,
		message: "The last administrator can't delete the account",
	},
	"accounts/export-under-way": {
		status: 429,
		message: "Your data is being downloaded already. Please wait until that download has ended.",
	},
	"accounts/exports-busy": {
		status: 429,
		message: "Other players are downloading their data. Please try again in a minute.",
	},
	"accounts/too-many-exports": {
		status: 429,
		message: "You have downloaded your data 20 times today. Please try again tomorrow.",
	},
	"accounts/avatar-too-large": { status: 413, message: "File size exceeds 10MB limit" },
	"accounts/avatar-wrong-type": {
		status: 415,
		message: "Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed.",
	},
	"accounts/avatar-refused-size": {
		status: 413,
		message: "File is too large... Maximum file size allowed is 10MB.",
	},
	"accounts/avatar-missing": { status: 400, message: "Please choose a picture to upload" },
	"accounts/avatar-unreadable": {
		status: 400,
		message: "This picture could not be read. It may be damaged. Please choose another one.",
	},
	"accounts/avatar-too-many-pixels": {
		status: 400,
		message: "This picture has too many pixels. Please choose a smaller one.",
	},
} as const satisfies ErrorTable<"accounts">;

export type AccountsErrorCode = keyof typeof ACCOUNTS_ERRORS;
