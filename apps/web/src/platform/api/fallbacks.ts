import type { FallbackCode } from "@hilo/rules/errors/failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";

/** One text for each of these calls. */
export type FallbackTable<Path extends string> = Readonly<Record<Path, FallbackCode>>;

/**
 * What is said when a call failed and the server gave no reason of its own (section 8 of both specifications). A call that only the
 * log hears of has the general text.
 */
export const FALLBACKS = {
	"accounts.changeEmail": "accounts/email-change-failed",
	"accounts.changePassword": "accounts/password-change-failed",
	"accounts.confirmEmail": "accounts/email-confirm-failed",
	"accounts.deleteAccount": "accounts/deletion-failed",
	"accounts.endOtherSessions": "accounts/session-end-failed",
	"accounts.endSession": "accounts/session-end-failed",
	"accounts.forgotPassword": "accounts/password-mail-failed",
	"accounts.login": "accounts/login-failed",
	"accounts.logout": "accounts/logout-failed",
	"accounts.register": "accounts/registration-failed",
	"accounts.resetPassword": "accounts/password-reset-failed",
	"accounts.sendVerification": "accounts/verify-mail-failed",
	"accounts.sessions": "accounts/sessions-load-failed",
	"analytics.trackPlay": "site/unexpected",
	"chat.list": "chat/open-failed",
	"chat.read": "site/unexpected",
	"chat.send": "chat/send-failed-retry",
	"chat.typing": "site/unexpected",
	"chat.unread": "chat/unread-count-failed",
	"friends.accept": "friends/accept-failed",
	"friends.list": "friends/load-failed",
	"friends.reject": "friends/reject-failed",
	"friends.remove": "friends/remove-failed",
	"friends.request": "friends/request-failed",
	"friends.requests": "friends/requests-load-failed",
	"friends.standing": "friends/load-failed",
	"friends.withdraw": "friends/withdraw-failed",
	"leaderboards.classic": "leaderboards/classic-load-failed",
	"me.export": "accounts/export-failed",
	"me.get": "accounts/check-failed",
	"play.current": "play/start-failed",
	"play.guess": "play/guess-failed",
	"play.opening": "play/start-failed",
	"play.pool": "play/start-failed",
	"play.prepare": "play/start-failed",
	"play.start": "play/start-failed",
	"play.timeOut": "play/guess-failed",
	"profiles.get": "accounts/profile-load-failed",
	"profiles.rename": "accounts/profile-update-failed",
	"profiles.resetAvatar": "accounts/avatar-reset-failed",
	"profiles.search": "friends/search-failed",
	"progression.badges": "progression/badges-load-failed",
	"progression.checkBadges": "progression/badges-load-failed",
	"progression.setShowcase": "progression/showcase-failed",
	"progression.today": "progression/today-load-failed",
	"progression.updateScore": "site/unexpected",
	"site.credits": "site/unexpected",
	"site.gameStatus": "site/game-status-load-failed",
	"site.maintenance": "site/unexpected",
	"site.recentUpdates": "site/updates-load-failed",
} as const satisfies FallbackTable<ProcedurePath>;
