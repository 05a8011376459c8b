/**
 * Everything that can be refused or go wrong, and the text a person reads: literal where the specifications have one (section 8 of
 * both, section 5, decisions.md). Texts are unique, so that a text also names its code. Status 500 marks the fallbacks that a client
 * shows when a call failed and the server said nothing better.
 */
export const ERRORS = {
	// Accounts
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
	"accounts/sessions-load-failed": { status: 500, message: "Failed to load sessions" },
	"accounts/session-end-failed": { status: 500, message: "Failed to end session" },
	"accounts/export-failed": { status: 500, message: "Failed to export your data" },
	"accounts/deletion-failed": { status: 500, message: "Failed to delete account" },
	"accounts/user-not-found": { status: 404, message: "User not found" },
	"accounts/signed-out": { status: 401, message: "Please sign in to continue." },
	"accounts/session-lost": { status: 401, message: "Authentication failed. Please try logging in again." },
	"accounts/bad-login": { status: 401, message: "Invalid email, username or password" },
	"accounts/email-invalid": { status: 400, message: "Please enter a valid email address" },
	"accounts/email-taken": { status: 409, message: "Email is already in use" },
	"accounts/username-empty": { status: 400, message: "Username cannot be empty" },
	"accounts/username-length": { status: 400, message: "Username must be between 3 and 20 characters" },
	"accounts/username-characters": {
		status: 400,
		message: "Username may contain only letters, digits, _, - and .",
	},
	"accounts/username-taken": { status: 409, message: "Username is already taken" },
	"accounts/password-too-short": { status: 400, message: "Password must be at least 6 characters long" },
	"accounts/too-many-attempts": {
		status: 429,
		message: "Too many failed sign-in attempts. Please try again later.",
	},
	"accounts/too-many-registrations": {
		status: 429,
		message: "Too many new accounts from your network. Please try again later.",
	},
	"accounts/too-many-password-mails": {
		status: 429,
		message: "Too many password mails requested. Please try again later.",
	},
	"accounts/too-many-mails": { status: 429, message: "Too many mails requested. Please try again later." },
	"accounts/wrong-password": { status: 403, message: "Your current password is not right" },
	"accounts/link-invalid": {
		status: 400,
		message: "This link is no longer valid. Please ask for a new one.",
	},
	"accounts/email-same": { status: 400, message: "This is your email address already" },
	"accounts/search-too-long": { status: 400, message: "A search must be at most 50 characters long" },
	"accounts/last-admin": { status: 409, message: "The last administrator can't be demoted" },
	"accounts/last-admin-leaving": {
		status: 409,
		message: "The last administrator can't delete the account",
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
	"accounts/avatar-timed-out": { status: 500, message: "Upload timed out. Please try again." },

	// Chat
	"chat/load-failed": { status: 500, message: "Failed to load chat messages" },
	"chat/unread-count-failed": { status: 500, message: "Failed to load unread message count" },
	"chat/send-failed": { status: 500, message: "Failed to send message" },
	"chat/send-failed-retry": { status: 500, message: "Failed to send message. Please try again." },
	"chat/open-failed": { status: 500, message: "Failed to load chat. Please try again." },
	"chat/not-friends": { status: 403, message: "You can only chat with your friends" },
	"chat/message-empty": { status: 400, message: "Message cannot be empty" },
	"chat/message-too-long": { status: 400, message: "Message must be at most 1,000 characters long" },

	// Friends
	"friends/load-failed": { status: 500, message: "Failed to load friends" },
	"friends/requests-load-failed": { status: 500, message: "Failed to load friend requests" },
	"friends/search-failed": { status: 500, message: "Failed to search users" },
	"friends/request-failed": { status: 500, message: "Failed to send friend request" },
	"friends/accept-failed": { status: 500, message: "Failed to accept friend request" },
	"friends/reject-failed": { status: 500, message: "Failed to reject friend request" },
	"friends/remove-failed": { status: 500, message: "Failed to remove friend" },
	"friends/unavailable": { status: 404, message: "The friends feature is not available at this time." },
	"friends/oneself": { status: 400, message: "You can't send a friend request to yourself" },
	"friends/already-friends": { status: 409, message: "You are already friends" },
	"friends/no-request": { status: 404, message: "There is no such friend request" },
	"friends/friends-only": { status: 403, message: "You can only invite your friends" },

	// Custom games
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
	"custom-games/process-failed": { status: 500, message: "Failed to process request" },
	"custom-games/none-to-invite-to": {
		status: 400,
		message: "You don't have any custom games to invite friends to play",
	},
	"custom-games/no-recipient": { status: 400, message: "Please select at least one recipient" },
	"custom-games/not-found": { status: 404, message: "Game not found" },
	"custom-games/not-yours": { status: 403, message: "You can only edit your own games" },
	"custom-games/no-access": { status: 403, message: "You don't have access to this game" },
	"custom-games/name-required": { status: 400, message: "Game name is required" },
	"custom-games/description-required": { status: 400, message: "Game description is required" },
	"custom-games/too-few-items": { status: 400, message: "You need at least 10 items for a game" },
	"custom-games/item-name-required": { status: 400, message: "Item name is required" },
	"custom-games/item-value-required": { status: 400, message: "Value must be greater than 0" },
	"custom-games/item-image-required": { status: 400, message: "Image URL is required" },
	"custom-games/last-item": { status: 400, message: "You need at least one item" },
	"custom-games/too-few-to-preview": { status: 400, message: "You need at least 2 valid items to preview" },
	"custom-games/import-failed": {
		status: 400,
		message: "Failed to parse import data. Please check the format.",
	},

	// Support
	"support/unread-count-failed": { status: 500, message: "Failed to fetch unread support ticket count" },
	"support/create-failed": { status: 500, message: "Failed to create support ticket" },
	"support/reply-failed": { status: 500, message: "Failed to send reply" },
	"support/close-failed": { status: 500, message: "Failed to close ticket" },
	"support/load-failed": { status: 500, message: "Failed to load support tickets. Please try again." },
	"support/ticket-load-failed": { status: 500, message: "Failed to load ticket details. Please try again." },
	"support/fields-required": { status: 400, message: "Please fill in all required fields" },
	"support/closed": { status: 409, message: "This ticket is closed." },
	"support/not-found": { status: 404, message: "Ticket not found" },

	// Leaderboards
	"leaderboards/load-failed": {
		status: 500,
		message: "Could not load leaderboard data. Please try again later.",
	},
	"leaderboards/classic-load-failed": { status: 500, message: "Failed to load leaderboard data" },
	"leaderboards/no-data": { status: 404, message: "No leaderboard data available for this game." },
	"leaderboards/popular-load-failed": {
		status: 500,
		message: "Unable to load popular games. Please try again later.",
	},
	"leaderboards/creators-load-failed": {
		status: 500,
		message: "Unable to load top creators. Please try again later.",
	},
	"leaderboards/private": {
		status: 403,
		message: "This game's leaderboard is private. Only the creator can view it.",
	},
	"leaderboards/invite-only": {
		status: 403,
		message: "This game's leaderboard is private. Only invited users can view it.",
	},

	// Progression
	"progression/badges-load-failed": { status: 500, message: "Failed to load badges" },
	"progression/today-load-failed": { status: 500, message: "Failed to load daily challenges" },
	"progression/showcase-failed": { status: 500, message: "Failed to save showcase" },
	"progression/unverified-refused": { status: 403, message: "Scores must come from a judged run." },
	"progression/score-invalid": { status: 400, message: "Score must be a whole number from 0 to 1,000,000" },
	"progression/feature-invalid": {
		status: 400,
		message: "Selected feature must be a text of at most 100 characters",
	},
	"progression/badge-unknown": { status: 400, message: "There is no such badge" },
	"progression/badge-not-earned": { status: 400, message: "You have not earned this badge yet" },
	"progression/showcase-full": { status: 400, message: "A showcase has room for five badges" },
	"progression/challenge-unknown": { status: 400, message: "There is no such daily challenge" },

	// Play
	"play/start-failed": { status: 500, message: "Failed to start the game. Please try again later." },
	"play/no-such-game": { status: 404, message: "There is no such game" },
	"play/game-disabled": { status: 403, message: "This game is not available at the moment" },
	"play/visitors-only": { status: 403, message: "Signed-in players are dealt their cards one by one" },
	"play/no-such-pool": { status: 404, message: "These items are no longer available. Please start again." },
	"play/no-such-run": { status: 404, message: "There is no such game in progress" },
	"play/run-over": { status: 409, message: "This game is already over" },
	"play/wrong-round": { status: 409, message: "This round is not the one being played" },
	"play/too-early": { status: 409, message: "The time for this round has not run out yet" },
	"play/guess-invalid": { status: 400, message: "A guess must be higher or lower" },
	"play/guess-failed": { status: 500, message: "Your guess did not arrive. Please try again." },
	"play/too-few-items": {
		status: 400,
		message: "This game doesn't have enough items to play. It needs at least 2 items.",
	},
	"play/movie-connection-failed": {
		status: 500,
		message: "Error connecting to movie database. Please try again later.",
	},
	"play/movie-too-few": {
		status: 404,
		message: "Not enough movies available with the selected filters. Please try different filters.",
	},
	/** With a genre or an era: see `notEnoughBudgets`. */
	"play/movie-too-few-budgets": {
		status: 404,
		message: "Not enough movies with budget information found. Please try different filters.",
	},
	"play/subreddit-no-description": { status: 404, message: "Description unavailable" },
	"play/music-load-failed": { status: 500, message: "Failed to load music data. Please try again later." },
	"play/music-too-few": {
		status: 404,
		message: "Not enough tracks available. Please try a different filter or try again later.",
	},
	"play/wealth-load-failed": {
		status: 500,
		message: "Failed to load billionaires data. Please try again later.",
	},
	"play/wealth-none": { status: 404, message: "No billionaires data found for the selected filter" },
	"play/history-too-few": { status: 404, message: "Could not find enough historical events with images" },
	/** What went wrong follows after the colon. */
	"play/history-init-failed": { status: 500, message: "Failed to initialize the game: " },
	"play/history-start-failed": { status: 500, message: "Failed to start the game. Please try again." },

	// Administration
	"admin/check-failed": { status: 500, message: "Failed to check admin access" },
	"admin/access-denied": {
		status: 403,
		message: "You don't have permission to access the admin dashboard.",
	},

	// The site
	"site/unexpected": { status: 500, message: "An unexpected error occurred. Please try again later." },
	"site/broken": { status: 500, message: "An error has occured." },
	"site/network": { status: 500, message: "Network error. Please check your connection." },
	"site/maintenance": {
		status: 503,
		message: "The system is currently undergoing maintenance. Only administrators can access the site.",
	},
	"site/registration-in-maintenance": {
		status: 503,
		message: "Registration is disabled during maintenance. Please try again later.",
	},
	"site/operator-only": { status: 403, message: "Only the operator of the site can do this" },
	"site/updates-load-failed": { status: 500, message: "Failed to load recent updates" },
	"site/no-updates": { status: 404, message: "No updates available at this time." },
	"site/game-status-load-failed": { status: 500, message: "Failed to load the list of games" },
	"site/privacy-load-failed": {
		status: 500,
		message: "Failed to load privacy policy. Please try again later.",
	},
	"site/terms-load-failed": {
		status: 500,
		message: "Failed to load terms of service. Please try again later.",
	},
	"site/page-not-found": { status: 404, message: "This page does not exist" },

	// What is wrong with a request as such
	"request/invalid": { status: 400, message: "This request is not as documented" },
	"request/malformed-json": { status: 400, message: "The request's body is not valid JSON" },
	"request/not-an-object": { status: 400, message: "The request's body must be a JSON object" },
	"request/no-such-path": { status: 404, message: "There is no such call" },
	"request/foreign-origin": { status: 403, message: "This request came from another site" },
	"request/too-large": { status: 413, message: "This request is too large" },
	"request/wrong-type": { status: 415, message: "This type of content is not accepted" },
	"request/too-many": { status: 429, message: "Too many requests. Please wait a moment." },
} as const satisfies Record<
	string,
	{ status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503; message: string }
>;

export type ErrorCode = keyof typeof ERRORS;

/** Whether the text is a code of the catalogue. */
export function isErrorCode(text: unknown): text is ErrorCode {
	return typeof text === "string" && Object.hasOwn(ERRORS, text);
}
