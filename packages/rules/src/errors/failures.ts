/** What a client shows of a call that failed without a reason. Bundled, as it can't be loaded without a connection. */
export const FAILURES = {
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

	"analytics/load-failed": { status: 500, message: "Failed to load analytics. Please try again." },

	"api-tokens/load-failed": { status: 500, message: "Failed to load tokens" },
	"api-tokens/create-failed": { status: 500, message: "Failed to make the token" },
	"api-tokens/end-failed": { status: 500, message: "Failed to end the token" },

	"chat/load-failed": { status: 500, message: "Failed to load chat messages" },
	"chat/send-failed-retry": { status: 500, message: "Failed to send message. Please try again." },
	"chat/open-failed": { status: 500, message: "Failed to load chat. Please try again." },

	"corrections/report-failed": { status: 500, message: "Failed to send your report. Please try again." },
	"corrections/load-failed": { status: 500, message: "Failed to load the corrections" },

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

	"daily/load-failed": { status: 500, message: "Failed to load the daily deck" },
	"daily/start-failed": { status: 500, message: "Failed to start the daily deck. Please try again." },
	"daily/guess-failed": { status: 500, message: "Your answer did not arrive. Please try again." },
	"daily/zone-failed": { status: 500, message: "Failed to change your time zone" },

	"duels/load-failed": { status: 500, message: "Failed to load the duel" },
	"duels/list-failed": { status: 500, message: "Failed to load your duels" },
	"duels/create-failed": { status: 500, message: "Failed to send the challenge. Please try again." },
	"duels/play-failed": { status: 500, message: "Failed to start the duel. Please try again." },
	"duels/guess-failed": { status: 500, message: "Your guess did not get through. Please try again." },
	"duels/answer-failed": { status: 500, message: "Failed to answer the challenge" },

	"friends/load-failed": { status: 500, message: "Failed to load friends" },
	"friends/requests-load-failed": { status: 500, message: "Failed to load friend requests" },
	"friends/search-failed": { status: 500, message: "Failed to search users" },
	"friends/request-failed": { status: 500, message: "Failed to send friend request" },
	"friends/accept-failed": { status: 500, message: "Failed to accept friend request" },
	"friends/reject-failed": { status: 500, message: "Failed to reject friend request" },
	"friends/withdraw-failed": { status: 500, message: "Failed to withdraw friend request" },
	"friends/remove-failed": { status: 500, message: "Failed to remove friend" },
	"friends/block-failed": { status: 500, message: "Failed to block player" },
	"friends/unblock-failed": { status: 500, message: "Failed to unblock player" },
	"friends/link-load-failed": { status: 500, message: "Failed to load the link" },
	"friends/link-renew-failed": { status: 500, message: "Failed to make a new link" },
	"friends/link-open-failed": { status: 500, message: "Failed to add the friend" },
	"friends/blocked-load-failed": { status: 500, message: "Failed to load blocked players" },

	"leaderboards/load-failed": {
		status: 500,
		message: "Could not load leaderboard data. Please try again later.",
	},
	"leaderboards/classic-load-failed": { status: 500, message: "Failed to load leaderboard data" },
	"leaderboards/popular-load-failed": {
		status: 500,
		message: "Unable to load popular games. Please try again later.",
	},
	"leaderboards/creators-load-failed": {
		status: 500,
		message: "Unable to load top creators. Please try again later.",
	},

	"moderation/report-failed": { status: 500, message: "Failed to send report" },

	"play/start-failed": { status: 500, message: "Failed to start the game. Please try again later." },
	"play/guess-failed": { status: 500, message: "Your guess did not arrive. Please try again." },
	"play/movie-connection-failed": {
		status: 500,
		message: "Error connecting to movie database. Please try again later.",
	},
	"play/music-load-failed": { status: 500, message: "Failed to load music data. Please try again later." },
	"play/wealth-load-failed": {
		status: 500,
		message: "Failed to load billionaires data. Please try again later.",
	},
	/** The client adds what went wrong. */
	"play/history-init-failed": { status: 500, message: "Failed to initialize the game: " },
	"play/history-start-failed": { status: 500, message: "Failed to start the game. Please try again." },

	"progression/badges-load-failed": { status: 500, message: "Failed to load badges" },
	"progression/today-load-failed": { status: 500, message: "Failed to load daily challenges" },
	"progression/showcase-failed": { status: 500, message: "Failed to save showcase" },

	/** For an unforeseen error, on the server and in a client without a better text. */
	"site/unexpected": { status: 500, message: "An unexpected error occurred. Please try again later." },
	/** The heading of the page that replaces a broken one. */
	"site/broken": { status: 500, message: "An error has occured." },
	"site/network": { status: 500, message: "Network error. Please check your connection." },
	"site/updates-load-failed": { status: 500, message: "Failed to load recent updates" },
	"site/game-status-load-failed": { status: 500, message: "Failed to load the list of games" },
	"site/privacy-load-failed": {
		status: 500,
		message: "Failed to load privacy policy. Please try again later.",
	},
	"site/terms-load-failed": {
		status: 500,
		message: "Failed to load terms of service. Please try again later.",
	},

	"support/create-failed": { status: 500, message: "Failed to create support ticket" },
	"support/reply-failed": { status: 500, message: "Failed to send reply" },
	"support/close-failed": { status: 500, message: "Failed to close ticket" },
	"support/load-failed": { status: 500, message: "Failed to load support tickets. Please try again." },
	"support/ticket-load-failed": { status: 500, message: "Failed to load ticket details. Please try again." },
	"support/change-failed": { status: 500, message: "Failed to change ticket" },
} as const satisfies Readonly<Record<string, { readonly status: 500; readonly message: string }>>;

type FailureCode = keyof typeof FAILURES;

/** Codes whose text ends with a colon, after which the client adds the reason. */
export type OpenEndedCode = {
	[Code in FailureCode]: (typeof FAILURES)[Code]["message"] extends `${string}: ` ? Code : never;
}[FailureCode];

/** Codes whose complete text a client may show. */
export type FallbackCode = Exclude<FailureCode, OpenEndedCode>;
