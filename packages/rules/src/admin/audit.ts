/** Every action of the audit log, with its label on the screen. */
export const AUDIT_ACTIONS = {
	"user.promote": "Made an administrator",
	"user.demote": "Took administrator rights away",
	"user.suspend": "Suspended an account",
	"user.lift": "Lifted a suspension",
	"user.warn": "Warned a player",
	"user.rename": "Gave another name",
	"user.reset-name": "Took a name and a picture away",
	"user.reset-scores": "Reset scores",
	"user.end-sessions": "Ended sessions",
	"user.new-password": "Gave a new password",
	"user.password-link": "Made a link to a new password",
	"user.delete": "Deleted an account",
	"token.create": "Made an API token",
	"token.end": "Ended an API token",
	"classic-game.change": "Changed a classic game",
	"classic-game.order": "Changed the order of the classic games",
	"game.feature": "Featured a game",
	"game.unfeature": "Stopped featuring a game",
	"game.show": "Showed a reported game again",
	"game.remove": "Removed a game",
	"game.restore": "Restored a game",
	"message.remove": "Removed a message",
	"report.read": "Read what was said around a reported message",
	"report.decide": "Decided a report",
	"number.decide": "Decided about a number",
	"number.withdraw": "Withdrew a correction",
	"ticket.answer": "Answered a ticket",
	"ticket.change": "Changed a ticket",
	"site.maintenance": "Switched maintenance",
	"site.analytics": "Switched analytics",
	"site.activity": "Switched the numbers of players and runs on the home page",
	"site.update-notice": "Switched the notice of new releases",
	"site.integrity": "Changed who may send scores",
	"site.limits": "Changed limits",
	"site.registration": "Changed who may register",
	"site.restore": "Restored a backup on the page of the setup link",
	"site.setup": "Changed the list of what is to be set up",
	"invitation.create": "Made an invitation link",
	"invitation.end": "Ended an invitation link",
	"site.branding": "Changed the site's name and look",
	"site.mark": "Changed the site's mark",
	"daily.excuse": "Excused a day of the daily deck",
	"daily.unexcuse": "Excused a day no longer",
	"legal.publish": "Published a legal text",
	"update.save": "Saved an update",
	"update.delete": "Deleted an update",
} as const satisfies Readonly<Record<string, string>>;

/** How many days the audit log keeps the names of a deleted account (docs/product.md#retention). */
export const NAME_RETENTION_DAYS = 90;
export const DELETED_NAME = "(deleted)";

export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_SUBJECTS = [
	"user",
	"classic-game",
	"game",
	"message",
	"report",
	"number",
	"ticket",
	"site",
	"invitation",
	"daily-deck",
	"legal-text",
	"update",
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

// Promised in docs/product.md#retention.
