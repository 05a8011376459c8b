import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import type { ADMIN_FALLBACKS } from "./admin-fallbacks.ts";
import type { DAILY_FALLBACKS } from "./daily-fallbacks.ts";
import type { DUELS_FALLBACKS } from "./duels-fallbacks.ts";
import type { ShownCode } from "./shown-failures.ts";
import type { SUPPORT_FALLBACKS } from "./support-fallbacks.ts";

/** Checks that the names are calls. */
type Calls<Path extends ProcedurePath> = Path;

/** Calls whose failure has the general text only. A type, because a table would be loaded with every page. */
type PlainPath = Calls<
	| "admin.audit"
	| "admin.auditCsv"
	| "admin.dashboard"
	| "admin.deleteUser"
	| "admin.endSessions"
	| "admin.notifications"
	| "admin.readAllNotifications"
	| "admin.readNotification"
	| "admin.resetScores"
	| "admin.setAdmin"
	| "admin.unreadNotifications"
	| "admin.user"
	| "admin.users"
	| "analytics.settings"
	| "analytics.track"
	| "analytics.trackPlay"
	| "chat.read"
	| "chat.typing"
	| "customGames.countPlay"
	| "duels.record"
	| "duels.waiting"
	| "live.events"
	| "moderation.lift"
	| "moderation.renameUser"
	| "moderation.suspend"
	| "presence.statuses"
	| "presence.update"
	| "progression.updateScore"
	| "site.credits"
	| "site.maintenance"
	| "support.latestNotification"
	| "support.leave"
	| "support.markAllRead"
	| "support.markRead"
	| "support.readNotification"
	| "support.unreadCount"
	| "support.watch"
>;

/** Calls with their own text, which the first load contains. The others' texts are loaded with their pages. */
export type NamedPath = Exclude<
	ProcedurePath,
	| PlainPath
	| keyof typeof ADMIN_FALLBACKS
	| keyof typeof DAILY_FALLBACKS
	| keyof typeof DUELS_FALLBACKS
	| keyof typeof SUPPORT_FALLBACKS
>;

export type FallbackTable<Path extends string> = Readonly<Record<Path, ShownCode>>;

/** The texts for calls that fail without a reason from the server. */
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
	"chat.list": "chat/open-failed",
	"chat.send": "chat/send-failed-retry",
	"chat.unread": "chat/unread-count-failed",
	"customGames.board": "leaderboards/load-failed",
	"customGames.byCreator": "custom-games/public-load-failed",
	"customGames.create": "custom-games/save-failed",
	"customGames.current": "custom-games/load-failed",
	"customGames.delete": "custom-games/delete-failed",
	"customGames.discover": "custom-games/public-load-failed",
	"customGames.forEdit": "custom-games/load-failed",
	"customGames.get": "custom-games/load-error",
	"customGames.highScores": "leaderboards/load-failed",
	"customGames.insights": "custom-games/load-failed",
	"customGames.mine": "custom-games/own-load-failed",
	"customGames.opening": "custom-games/load-failed",
	"customGames.ownRank": "leaderboards/load-failed",
	"customGames.renewLink": "custom-games/process-failed",
	"customGames.sharedWithMe": "custom-games/shared-load-failed",
	"customGames.start": "custom-games/load-failed",
	"customGames.update": "custom-games/save-failed",
	"customGames.addPicture": "custom-games/picture-failed",
	"customGames.pictureQuota": "custom-games/picture-quota-failed",
	"customGames.invitations": "custom-games/invitations-load-failed",
	"customGames.invite": "custom-games/invite-failed",
	"customGames.removeShared": "custom-games/remove-failed",
	"customGames.respond": "custom-games/respond-failed",
	"customGames.sentInvitations": "custom-games/invitations-load-failed",
	"customGames.unsubscribe": "custom-games/process-failed",
	"customGames.withdrawInvitation": "custom-games/process-failed",
	"friends.accept": "friends/accept-failed",
	"friends.block": "friends/block-failed",
	"friends.blocked": "friends/blocked-load-failed",
	"friends.list": "friends/load-failed",
	"friends.reject": "friends/reject-failed",
	"friends.remove": "friends/remove-failed",
	"friends.request": "friends/request-failed",
	"friends.requests": "friends/requests-load-failed",
	"friends.status": "friends/load-failed",
	"friends.standing": "friends/load-failed",
	"friends.unblock": "friends/unblock-failed",
	"friends.withdraw": "friends/withdraw-failed",
	"leaderboards.classic": "leaderboards/classic-load-failed",
	"leaderboards.customGames": "leaderboards/load-failed",
	"leaderboards.dashboard": "leaderboards/popular-load-failed",
	"leaderboards.ownRank": "leaderboards/classic-load-failed",
	"leaderboards.popular": "leaderboards/popular-load-failed",
	"leaderboards.topCreators": "leaderboards/creators-load-failed",
	"me.export": "accounts/export-failed",
	"me.get": "accounts/check-failed",
	"moderation.report": "moderation/report-failed",
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
	"site.gameStatus": "site/game-status-load-failed",
	"site.legal": "site/privacy-load-failed",
	"site.recentUpdates": "site/updates-load-failed",
	"site.updates": "site/updates-load-failed",
} as const satisfies FallbackTable<NamedPath>;
